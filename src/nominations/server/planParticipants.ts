import { whyNotInvite } from "#evaluations/rules/participants.ts";
import type { ParticipantRole, ProtectedRole } from "#evaluations/vocabulary.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { presentPerson, type listPeople, type Facts, type NominationRecord } from "./queries.ts";

interface ApprovalChoice {
  /** Each once. */
  chosen: readonly string[];
  /** Those of them whom the company has. */
  people: Awaited<ReturnType<typeof listPeople>>;
  /** Who takes part already. */
  participants: readonly { id: string; role: ParticipantRole }[];
}
interface ParticipantPlan {
  why: ErrorCode | null;
  seats: { profileId: string; role: ProtectedRole }[];
}

/** Who of those chosen joins the draft, each in their group; or why it cannot be so. Who is invited already stays. */
export function planParticipants(
  known: Facts,
  { chosen, people, participants }: ApprovalChoice,
): ParticipantPlan {
  const among = people.filter(({ id }) => chosen.includes(id));
  if (among.length < chosen.length) return { why: "invalid_participant_profile", seats: [] };
  const isInvited = (id: string) => participants.some((one) => one.id === id);
  // The lead may have invited some of them meanwhile.
  const added = among
    .filter(({ id }) => !isInvited(id))
    .map((person) => ({ person, ...presentPerson(known)(person) }));
  const invitedCount = participants.filter(({ role }) => role !== "subject").length;
  const refusals = added.map(({ person, role, readsReport }, index) =>
    whyNotInvite(
      { ...person, isSubject: person.id === known.facts.subjectId, alreadyParticipant: false, readsReport },
      role,
      { evaluationType: known.evaluation.evaluationType, invitedCount: invitedCount + index },
    ),
  );
  const why = refusals.find((refusal) => refusal !== null) ?? null;
  return { why, seats: why ? [] : added.map(({ id, role }) => ({ profileId: id, role })) };
}

/** What was proposed is forgotten. */
export const approved = { status: "approved" as const, choices: [], note: null };

export const buildApprovalEntry = (
  { evaluationId, choices }: Pick<NominationRecord, "evaluationId" | "choices">,
  chosen: readonly string[],
) => ({
  action: "nomination.approved" as const,
  objectType: "evaluation" as const,
  objectId: evaluationId,
  details: { proposed: choices.length, kept: chosen.filter((id) => choices.includes(id)).length },
});
