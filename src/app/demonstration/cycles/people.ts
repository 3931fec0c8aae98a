import { demoPeople, type DemoPerson } from "../../../../database/demo.ts";
import { createSeededRandom } from "../seededRandom.ts";

/** Of a person in a cycle. */
export interface CycleSubject {
  person: DemoPerson;
  managerKey: string;
  peerKeys: readonly string[];
}

export const peersAsked = 7;
/** A colleague of the same team is asked first, unless they are asked this much more often than others. */
const teamFirst = 5;

/** Everyone without a team to manage: the evaluations of managers are stories of their own (plans.ts). */
const colleagues = demoPeople.filter(({ role }) => role === "user");

/** Who is evaluated in a cycle, by whom: the direct manager, and colleagues in turn, so that each has about as many forms. */
export function listSubjects(cycle: number): CycleSubject[] {
  const load = new Map<string, number>();
  const random = createSeededRandom(`colleagues ${cycle}`);
  return colleagues.map((person) => {
    const peerKeys = colleagues
      .filter(
        ({ key, managerKey }) => key !== person.key && key !== person.managerKey && managerKey !== person.key,
      )
      .map(({ key, teamKey }) => ({
        key,
        rank: (load.get(key) ?? 0) - (teamKey === person.teamKey ? teamFirst : 0) + random(),
      }))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, peersAsked)
      .map(({ key }) => key);
    for (const key of peerKeys) load.set(key, (load.get(key) ?? 0) + 1);
    if (!person.managerKey) throw new Error(`no direct manager of ${person.key}`);
    return { person, managerKey: person.managerKey, peerKeys };
  });
}
