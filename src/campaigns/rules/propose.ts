import type { Colleague } from "#evaluations/rules/replacement.ts";
import { shuffled } from "#platform/shuffled.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import { assignColleagues } from "./assign.ts";

/** Why a participant is proposed for an evaluation. */
export type ProposalReason = "direct_manager" | "direct_report" | Colleague["because"];

/** Whom one person evaluated could be answered about by; none of these may be left out of its group (relations.ts). */
export interface Proposable {
  id: string;
  managerId: string | null;
  reportIds: readonly string[];
  /** Those of the team and those of recent work; who of them is asked is left to chance. */
  colleagues: readonly Colleague[];
}

export interface Proposal {
  id: string;
  invited: { id: string; role: InvitedRole; because: ProposalReason }[];
  /** Colleagues who were wanted and could not be found within the limit. */
  missing: number;
}

interface Limits {
  /** Colleagues wanted for each person. */
  wanted: number;
  /** A person who is asked this often, in whatever role, is not asked as a colleague any more. */
  maxRequests: number;
  /** How often people are asked elsewhere in the campaign. */
  asked?: ReadonlyMap<string, number>;
}

/**
 * Proposes who answers about each person. Managers and direct reports are given; colleagues are assigned (assign.ts)
 * within `maxRequests`, by chance among assignments that are equally good: what a reader knows of teams, ids and numbers
 * must not tell them who was proposed about themself. `random` gives numbers in [0, 1); the same ones give the same
 * proposal, whatever the order of people.
 */
export function proposeParticipants(
  given: readonly Proposable[],
  limits: Limits,
  random: () => number,
): Proposal[] {
  const { wanted, maxRequests: most, asked = new Map<string, number>() } = limits;
  const people = shuffled(
    given.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    random,
  );
  const load = new Map(asked);
  for (const { managerId, reportIds } of people)
    for (const id of managerId ? [managerId, ...reportIds] : reportIds) load.set(id, (load.get(id) ?? 0) + 1);
  const places = new Map<string, number>();
  const possible = people.map((person) => shuffled(collectPossibleColleagues(person, places), random));
  const ids = [...places.keys()];
  const assigned = assignColleagues({ possible, asked: ids.map((id) => load.get(id) ?? 0), wanted, most });
  const proposals = new Map(
    people.map((person, index) => {
      const colleagues = new Set((assigned[index] ?? []).map((place) => ids[place] ?? ""));
      return [person.id, buildProposal(person, colleagues, wanted)];
    }),
  );
  return given.flatMap(({ id }) => proposals.get(id) ?? []);
}

/**
 * The same for people of whom some may read other lines of the campaign than the one about themself: what they see must
 * say nothing of whom they do not see. Each of them is proposed for alone, and what is asked about them counts for no other
 * person, not even for another reader, who would see it: a colleague may be asked beyond the limit once about each of them.
 */
export function proposeSeparately(
  people: readonly Proposable[],
  readsOthers: (id: string) => boolean,
  limits: Limits,
  random: () => number,
): Proposal[] {
  const together = proposeParticipants(
    people.filter(({ id }) => !readsOthers(id)),
    limits,
    random,
  );
  const proposals = new Map(together.map((one) => [one.id, one]));
  for (const one of people.filter(({ id }) => readsOthers(id)))
    for (const proposal of proposeParticipants([one], { ...limits, asked: new Map() }, random))
      proposals.set(proposal.id, proposal);
  return people.flatMap(({ id }) => proposals.get(id) ?? []);
}

/** The places of those in `places`, each once, without the person, their manager and those who report to them. */
function collectPossibleColleagues(
  { id, managerId, reportIds, colleagues }: Proposable,
  places: Map<string, number>,
): number[] {
  const elsewhere = new Set([id, managerId, ...reportIds]);
  const possible = new Set<number>();
  for (const colleague of colleagues) {
    if (elsewhere.has(colleague.id)) continue;
    const known = places.get(colleague.id);
    if (known === undefined) places.set(colleague.id, places.size);
    possible.add(known ?? places.size - 1);
  }
  return [...possible];
}

function buildProposal(
  { id, managerId, reportIds, colleagues }: Proposable,
  assigned: ReadonlySet<string>,
  wanted: number,
): Proposal {
  const seen = new Set<string>();
  // In the order in which they were given: that of the assignment must not show.
  const peers = colleagues.filter((one) => assigned.has(one.id) && !seen.has(one.id) && seen.add(one.id));
  return {
    id,
    invited: [
      ...(managerId ? [{ id: managerId, role: "manager" as const, because: "direct_manager" as const }] : []),
      ...peers.map((one) => ({ id: one.id, role: "peer" as const, because: one.because })),
      ...reportIds.map((one) => ({
        id: one,
        role: "direct_report" as const,
        because: "direct_report" as const,
      })),
    ],
    missing: wanted - peers.length,
  };
}
