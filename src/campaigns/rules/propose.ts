import type { Colleague } from "#evaluations/rules/replacement.ts";

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
}

/**
 * Proposes who answers about each person. Managers and direct reports are given; colleagues are assigned so that as many
 * places as possible are filled within `mostRequests`, each person gets a first one before anybody gets a second, and
 * requests are spread. Maximum flow by shortest augmenting paths (Edmonds and Karp), one place at a time, under a limit
 * that rises from 1: at most people × wanted × mostRequests searches, each over every possible pair once. The same
 * people in any order give the same proposal.
 */
export function proposeParticipants(
  given: readonly Proposable[],
  { wanted, mostRequests }: Limits,
): Proposal[] {
  const people = given.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const load = new Map<string, number>();
  const count = (id: string, by: number) => load.set(id, (load.get(id) ?? 0) + by);
  for (const { managerId, reportIds } of people)
    for (const id of managerId ? [managerId, ...reportIds] : reportIds) count(id, 1);

  const possible = people.map((person) => possibleColleagues(person));
  /** By person, the colleagues assigned so far; by colleague, the people whom they are assigned to. */
  const assigned = people.map(() => new Set<string>());
  const about = new Map<string, Set<number>>();

  const assign = (person: number, colleague: string) => {
    assigned[person]?.add(colleague);
    about.set(colleague, (about.get(colleague) ?? new Set()).add(person));
  };
  const release = (person: number, colleague: string) => {
    assigned[person]?.delete(colleague);
    about.get(colleague)?.delete(person);
  };

  /** By limit, who is not free under it and can be freed by no move: none becomes so later (a cut of the flow). */
  const exhausted = Array.from({ length: mostRequests + 1 }, () => new Set<string>());

  /** Finds one more colleague for somebody, moving others where that frees one; false where there is no way. */
  function fill(start: number, limit: number): boolean {
    const reachedFrom = new Map<string, number>();
    const releasedFor = new Map<number, string>();
    const queue = [start];
    for (const person of queue)
      for (const colleague of possible[person] ?? []) {
        if (reachedFrom.has(colleague) || assigned[person]?.has(colleague)) continue;
        if (exhausted[limit]?.has(colleague)) continue;
        reachedFrom.set(colleague, person);
        if ((load.get(colleague) ?? 0) < limit) {
          count(colleague, 1);
          moveAlong(colleague);
          return true;
        }
        for (const other of about.get(colleague) ?? [])
          if (other !== start && !releasedFor.has(other)) {
            releasedFor.set(other, colleague);
            queue.push(other);
          }
      }
    for (const colleague of reachedFrom.keys()) exhausted[limit]?.add(colleague);
    return false;

    function moveAlong(last: string) {
      let colleague: string | undefined = last;
      while (colleague !== undefined) {
        const person = reachedFrom.get(colleague);
        if (person === undefined) return;
        const released = releasedFor.get(person);
        if (released !== undefined) release(person, released);
        assign(person, colleague);
        colleague = released;
      }
    }
  }

  for (let place = 1; place <= wanted; place += 1)
    for (let limit = 1; limit <= mostRequests; limit += 1)
      for (const index of people.keys()) if ((assigned[index]?.size ?? 0) < place) fill(index, limit);

  const proposals = new Map(
    people.map((person, index) => [person.id, proposalOf(person, assigned[index] ?? new Set(), wanted)]),
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
      limits,
    ))
      proposals.set(proposal.id, proposal);
  return people.flatMap(({ id }) => proposals.get(id) ?? []);
}

const inOrderOfChance = <T>(given: readonly T[], random: () => number): T[] =>
  given
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Each once, without the person, their manager and those who report to them. */
function possibleColleagues({ id, managerId, reportIds, colleagues }: Proposable): string[] {
  const elsewhere = new Set([id, managerId, ...reportIds]);
  return [...new Set(colleagues.map((colleague) => colleague.id))].filter((one) => !elsewhere.has(one));
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
