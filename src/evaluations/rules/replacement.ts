import {
  type ParticipantRole,
  type ParticipantStatus,
  type ProtectedRole,
  protectedRoles,
} from "../vocabulary.ts";

/**
 * The protected groups with a refusal that would not be shown after one more absence, with how many are left in each:
 * the lead is advised to invite another person. The advice ends once one is invited, or once enough
 * have answered.
 */
export function listGroupsAtRisk({
  participants,
  threshold,
}: {
  participants: readonly { role: ParticipantRole; status: ParticipantStatus }[];
  threshold: number;
}): { role: ProtectedRole; left: number }[] {
  return protectedRoles.flatMap((role) => {
    const group = participants.filter((one) => one.role === role);
    const left = group.filter(({ status }) => status !== "declined").length;
    const finished = group.filter(({ status }) => status === "completed").length;
    return left < group.length && left <= threshold && finished < threshold ? [{ role, left }] : [];
  });
}

/** A person who could answer as a colleague. */
export interface Colleague {
  id: string;
  because: "same_team" | "worked_together";
}

/** A person suggested in the place of one who declined. */
export interface Suggestion {
  id: string;
  because: Colleague["because"] | "direct_report";
}

/** Requests to one person, unless another number is chosen: a person with that many is not suggested. */
export const defaultMaxRequests = 4;
const maxSuggestions = 3;

/**
 * Suggests people to invite in a group after a refusal, those first who are asked for the fewest evaluations.
 * `requests` counts evaluations that the lead may see; `isAsked`: for this one, whatever became of it.
 */
export function suggestReplacements(
  role: ProtectedRole,
  { reportIds, colleagues }: { reportIds: readonly string[]; colleagues: readonly Colleague[] },
  { isAsked, requests }: { isAsked: (id: string) => boolean; requests: ReadonlyMap<string, number> },
): Suggestion[] {
  const circle: readonly Suggestion[] =
    role === "peer"
      ? colleagues.filter(({ id }) => !reportIds.includes(id))
      : reportIds.map((id) => ({ id, because: "direct_report" }));
  const load = (id: string) => requests.get(id) ?? 0;
  return circle
    .filter(({ id }, index) => circle.findIndex((one) => one.id === id) === index)
    .filter(({ id }) => !isAsked(id) && load(id) < defaultMaxRequests)
    .toSorted((a, b) => load(a.id) - load(b.id))
    .slice(0, maxSuggestions);
}
