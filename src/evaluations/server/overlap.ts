import type { Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { QuestionnaireItem } from "../contract/questionnaire.ts";
import type { InvitedRole } from "../rules/launch.ts";
import { anonymitySetsOf, managersAmong, shareQuestion, type GroupMember } from "../rules/related.ts";
import { listRelated } from "./queries/related.ts";

interface Launching {
  companyId: string;
  subjectProfileId: string;
  items: readonly QuestionnaireItem[];
  members: readonly GroupMember[];
  threshold: number;
  today: string;
}

/**
 * The groups that closing would hide beside another report of the same person, if everybody invited answered here, in
 * the running evaluations and in those that closed recently (§5). Of none of them does it say who has finished.
 */
export async function groupsToHide(
  tx: Tenant,
  { reportSystem }: Pick<Services, "reportSystem">,
  { companyId, subjectProfileId, items, members, threshold, today }: Launching,
): Promise<InvitedRole[]> {
  const { days, isolatingGroups } = reportSystem;
  const related = (await listRelated(tx, { companyId, subjectProfileId }, { today, days })).filter(
    ({ questions }) => shareQuestion(questions, items),
  );
  return isolatingGroups(
    related.flatMap((one) => anonymitySetsOf(one.members, one.threshold).map(({ people }) => people)),
    anonymitySetsOf(members, threshold),
    [threshold, ...related.map((one) => one.threshold)],
    { earlier: related.flatMap((one) => managersAmong(one.members)), later: managersAmong(members) },
  );
}
