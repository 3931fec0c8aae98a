import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import type { QuestionnaireItem } from "../contract/questionnaire.ts";
import { anonymitySetsOf, formOneSystem, managersAmong, type GroupMember } from "../rules/related.ts";
import type { ProtectedRole } from "../vocabulary.ts";
import type { ParticipantRecord } from "./queries/participants.ts";
import { listRelated, markOccasional } from "./queries/related.ts";

/**
 * Reports of one person that are close in time are judged together (disclosure/rules/system.ts). Evaluations, which
 * stand below that concept, ask here: which of the later groups would isolate somebody beside the earlier ones.
 */
interface ReportSystem {
  days: number;
  isolatingGroups: (
    earlier: readonly (readonly string[])[],
    later: readonly { group: ProtectedRole; people: readonly string[] }[],
    thresholds: readonly number[],
    managers: { earlier: readonly string[]; later: readonly string[] },
  ) => InvitedRole[];
}

declare module "#platform/server/services.ts" {
  interface Services {
    reportSystem: ReportSystem;
  }
}

interface Launching {
  companyId: string;
  subjectProfileId: string | null;
  items: readonly QuestionnaireItem[];
  participants: readonly Pick<ParticipantRecord, "role" | "person">[];
  threshold: number;
  /** On which it begins. */
  day: string;
}

/**
 * The groups that closing would hide beside another report of the same person, if everybody invited answered here, in
 * the running evaluations and in those that closed recently (§5). Of none of them does it say who has finished.
 */
export async function groupsToHide(
  tx: Tenant,
  { reportSystem }: Pick<Services, "reportSystem">,
  { companyId, subjectProfileId, items, participants, threshold, day }: Launching,
): Promise<InvitedRole[]> {
  if (!subjectProfileId) return [];
  const { days, isolatingGroups } = reportSystem;
  const others = await listRelated(tx, { companyId, subjectProfileId }, { today: day, days });
  if (others.length === 0) return [];
  const asked = await markOccasional(tx, companyId, items);
  const members: GroupMember[] = participants.flatMap(({ role, person: { id } }) =>
    role === "subject" ? [] : [{ id, role }],
  );
  const related = others.filter(({ questions }) => formOneSystem(questions, asked));
  return isolatingGroups(
    related.flatMap((one) => anonymitySetsOf(one.members, one.threshold).map(({ people }) => people)),
    anonymitySetsOf(members, threshold),
    [threshold, ...related.map((one) => one.threshold)],
    { earlier: related.flatMap((one) => managersAmong(one.members)), later: managersAmong(members) },
  );
}

/** Refused until it is accepted: the groups named would stay hidden beside another report. */
export const refuseHidden = (hidden: readonly InvitedRole[]): never =>
  refuse(
    "small_group_needs_confirmation",
    Object.fromEntries(hidden.map((role) => [role, { reason: "other_report" as const }])),
  );
