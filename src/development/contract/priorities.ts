import * as z from "zod";
import { Tag } from "#disclosure/contract.ts";
import { Translated } from "#evaluations/contract/questionnaire.ts";
import { calendarDate, endpoint } from "#platform/contract/endpoint.ts";
import { pillars } from "../vocabulary.ts";
import { maxModelActions, maxModelObjectives } from "../vocabulary/library.ts";
import { ActionFields, ObjectiveFields } from "./objectives.ts";
import { aboutPlan, Plan } from "./plan.ts";

const id = z.uuid();
const evaluationId = z.uuid();
const onPlan = { allow: "signedIn", object: "profileId", needsProvedAddress: true } as const;

/** What of a report a reader is shown: the tag that stands beside a skill. */
const Point = z.object({ tag: Tag, skill: Translated, mostlyManager: z.boolean() });

export const Priority = Point.extend({
  /** Of the report. */
  skillId: z.string(),
  /** The skill of the company, where it still asks about it. */
  companySkillId: id.nullable(),
  pillar: z.enum(pillars).nullable(),
  /** The report begins with it. */
  isEssential: z.boolean(),
});
export type Priority = z.infer<typeof Priority>;

const reportFacts = { evaluationId, name: z.string(), releasedOn: calendarDate };

export const ReportPriorities = z.object({ ...reportFacts, points: z.array(Priority) });
export type ReportPriorities = z.infer<typeof ReportPriorities>;

export const ObjectiveEvidence = z.object({
  objectiveId: id,
  ...reportFacts,
  /** For the person alone: another finds it in the report, where their opening is noted. */
  point: Point.nullable(),
});
export type ObjectiveEvidence = z.infer<typeof ObjectiveEvidence>;

const NewObjective = z.strictObject({
  ...ObjectiveFields.omit({ supporterIds: true }).shape,
  /** The skill of a report beside which it prints a tag: a reference, never what stands there. */
  evidence: z.strictObject({ evaluationId, skillId: z.string().max(80) }).nullable(),
  actions: z.array(ActionFields).max(maxModelActions),
});
export type NewObjective = z.infer<typeof NewObjective>;

export const priorityEndpoints = {
  /**
   * The tags that the latest report about the person prints, or the one that is asked for, of those that the reader may open;
   * null without any. Noted as an opening, where the reader is another than the person.
   */
  prioritiesFromReport: endpoint({
    ...onPlan,
    method: "GET",
    path: "/development-plans/{profileId}/priorities",
    summary: "What a report offers as priorities of a plan",
  })
    .input(z.strictObject({ ...aboutPlan, evaluationId: evaluationId.optional() }))
    .output(z.object({ report: ReportPriorities.nullable() })),
  /** Where objectives come from, of reports that the reader may open. */
  readEvidence: endpoint({
    ...onPlan,
    method: "GET",
    path: "/development-plans/{profileId}/evidence",
    summary: "Which reports the objectives of a plan come from",
  })
    .input(z.strictObject(aboutPlan))
    .output(z.object({ items: z.array(ObjectiveEvidence) })),
  /** What a model or a report began and a person has looked through: all of it, or nothing. */
  addObjectives: endpoint({
    ...onPlan,
    method: "POST",
    path: "/development-plans/{profileId}/beginnings",
    summary: "Add objectives with their actions",
  })
    .input(z.strictObject({ ...aboutPlan, objectives: z.array(NewObjective).min(1).max(maxModelObjectives) }))
    .output(Plan),
};
