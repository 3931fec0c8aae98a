import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import type { QuestionnaireItem } from "../contract/questionnaire.ts";
import { listAnonymitySets, formOneSystem, listManagerIds, type GroupMember } from "../rules/related.ts";
import type { ParticipantRecord } from "./queries/participants.ts";
import { evaluationPorts } from "./ports.ts";
import { listRelated, markOccasional } from "./queries/related.ts";

interface OverlapFacts {
  companyId: string;
  subjectProfileId: string | null;
  items: readonly QuestionnaireItem[];
  participants: readonly Pick<ParticipantRecord, "role" | "person">[];
  threshold: number;
  /** On which it begins. */
  day: string;
}

/**
 * The groups that closing would hide beside another report of the same person, if all who are invited answered here, in
 * the running evaluations and in those that closed recently (§5). Of none of them does it say who has finished.
 */
export async function listGroupsToHide(
  tx: Tenant,
  { companyId, subjectProfileId, items, participants, threshold, day }: OverlapFacts,
): Promise<InvitedRole[]> {
  if (!subjectProfileId) return [];
  const { days, listIsolatingGroups } = evaluationPorts.reportSystem;
  const others = await listRelated(tx, { companyId, subjectProfileId }, { today: day, days });
  if (others.length === 0) return [];
  const asked = await markOccasional(tx, companyId, items);
  const members: GroupMember[] = participants.flatMap(({ role, person: { id } }) =>
    role === "subject" ? [] : [{ id, role }],
  );
  const related = others.filter(({ questions }) => formOneSystem(questions, asked));
  return listIsolatingGroups(
    related.flatMap((one) => listAnonymitySets(one.members, one.threshold).map(({ people }) => people)),
    listAnonymitySets(members, threshold),
    [threshold, ...related.map((one) => one.threshold)],
    { earlier: related.flatMap((one) => listManagerIds(one.members)), later: listManagerIds(members) },
  );
}

/** Refused until it is accepted: the groups named would stay hidden beside another report. */
export const refuseHidden = (hidden: readonly InvitedRole[]): never =>
  refuse(
    "small_group_needs_confirmation",
    Object.fromEntries(hidden.map((role) => [role, { reason: "other_report" as const }])),
  );
