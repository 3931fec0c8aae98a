import { evaluationObjects } from "./evaluations.ts";
import { jobObjects } from "./jobs.ts";
import { campaignObjects } from "./campaigns.ts";
import type { ObjectKind } from "./kind.ts";
import { exportObjects } from "./exports.ts";
import { importObjects } from "./imports.ts";
import { personObjects } from "./people.ts";
import { planObjects } from "./plans.ts";
import { pulseObjects, pulseRunObjects } from "./pulses.ts";
import { surveyObjects } from "./surveys.ts";
import { teamObjects } from "./teams.ts";

/** A concept with objects of its own adds a line here, and its file beside this one. */
export const objectKinds: readonly ObjectKind[] = [
  evaluationObjects,
  personObjects,
  jobObjects,
  importObjects,
  exportObjects,
  teamObjects,
  campaignObjects,
  pulseObjects,
  pulseRunObjects,
  surveyObjects,
  planObjects,
];

/** The kind of object that a condition of the table tells apart; null for a call without an object. */
export function findObjectKind(condition: string): ObjectKind | null {
  if (condition === "") return null;
  const kind = objectKinds.find(({ conditions }) => conditions.includes(condition));
  if (!kind)
    throw new Error(
      `docs/permissions.md: « ${condition} » is a condition of no object; its concept has to say so in src/app/testing/permissions/objects/register.ts`,
    );
  return kind;
}
