import type { Colleague } from "#evaluations/rules/replacement.ts";
import { assignColleagues } from "./assign.ts";

/** Why somebody is proposed to answer about somebody. */
export type Because = "direct_manager" | "direct_report" | Colleague["because"];

/** Whom one person evaluated could be answered about by; none of these may be left out of its group (relations.ts). */
export interface Proposable {
  id: string;
  managerId: string | null;
  reportIds: readonly string[];
  /** Colleagues in the order in which they would be asked: those of the team, then those of recent work. */
  colleagues: readonly Colleague[];
}

export interface Proposal {
  id: string;
  invited: { id: string; role: "manager" | "direct_report" | "peer"; because: Because }[];
  /** Colleagues who were wanted and could not be found within the limit. */
  missing: number;
}

interface Limits {
  /** Colleagues wanted for each person. */
  wanted: number;
  /** Nobody is asked as a colleague once they are asked this often, in whatever role. */
  mostRequests: number;
  /** How often people are asked elsewhere in the campaign. */
  asked?: ReadonlyMap<string, number>;
}

/**
 * Proposes who answers about each person. Managers and direct reports are given; colleagues are assigned (assign.ts)
 * within `mostRequests`. The same people in any order give the same proposal.
 */
export function proposeParticipants(given: readonly Proposable[], limits: Limits): Proposal[] {
  const { wanted, mostRequests: most, asked = new Map<string, number>() } = limits;
  const people = given.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const load = new Map(asked);
  for (const { managerId, reportIds } of people)
    for (const id of managerId ? [managerId, ...reportIds] : reportIds) load.set(id, (load.get(id) ?? 0) + 1);
  const places = new Map<string, number>();
  const possible = people.map((person) => possibleColleagues(person, places));
  const ids = [...places.keys()];
  const assigned = assignColleagues({ possible, asked: ids.map((id) => load.get(id) ?? 0), wanted, most });
  const proposals = new Map(
    people.map((person, index) => {
      const colleagues = new Set((assigned[index] ?? []).map((place) => ids[place] ?? ""));
      return [person.id, proposalOf(person, colleagues, wanted)];
    }),
  );
  return given.flatMap(({ id }) => proposals.get(id) ?? []);
}

/**
 * The same for people of whom some read every line of the campaign but the one about themself (owners, administrators):
 * what they see must say nothing of whom they do not see. Each of them is proposed for alone, from colleagues in an order
 * of chance, and what is asked about them counts for nobody else: about them, a colleague may be asked once more than
 * the limit. `random` gives numbers in [0, 1).
 */
export function proposeApart(
  people: readonly Proposable[],
  readsCampaign: (id: string) => boolean,
  limits: Limits,
  random: () => number,
): Proposal[] {
  const together = proposeParticipants(
    people.filter(({ id }) => !readsCampaign(id)),
    limits,
  );
  const proposals = new Map(together.map((one) => [one.id, one]));
  for (const one of people.filter(({ id }) => readsCampaign(id)))
    for (const proposal of proposeParticipants(
      [{ ...one, colleagues: inOrderOfChance(one.colleagues, random) }],
      { ...limits, asked: new Map() },
    ))
      proposals.set(proposal.id, proposal);
  return people.flatMap(({ id }) => proposals.get(id) ?? []);
}

const inOrderOfChance = <T>(given: readonly T[], random: () => number): T[] =>
  given
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** The places of those in `places`, each once, without the person, their manager and those who report to them. */
function possibleColleagues(
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

function proposalOf(
  { id, managerId, reportIds, colleagues }: Proposable,
  assigned: ReadonlySet<string>,
  wanted: number,
): Proposal {
  const seen = new Set<string>();
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
