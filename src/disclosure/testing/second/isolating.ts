/** The people of one group of one report who finished. */
type People = readonly string[];

export type Reports = {
  /** What is published already, and what would be. */
  earlier: readonly People[];
  later: readonly People[];
  /** Those who answered as managers, and are shown by name, in the earlier reports and in the later one. */
  managers: { earlier: People; later: People };
  k: number;
};

/**
 * Whether publishing the later report beside the earlier ones lets a combination of sums rest on fewer than k people
 * that did not before. Checked over all people, then without those who answered as managers: in the earlier
 * reports, and in the later one as well.
 */
export function isIsolating({ earlier, later, managers, k }: Reports): boolean {
  const groups = [...earlier, ...later];
  const known = [...managers.earlier, ...managers.later];
  const before = { groups: earlier, known: managers.earlier };
  return (
    restsOnFew({ groups: earlier, known: [] }, { groups, known: [] }, k) ||
    restsOnFew(before, { groups, known: managers.earlier }, k) ||
    restsOnFew(before, { groups, known }, k) ||
    restsOnFew({ groups: [], known: [] }, { groups: later, known }, k)
  );
}

/** Sums over groups, of which the answers of some people are known. */
type Published = { groups: readonly People[]; known: People };

function restsOnFew(before: Published, after: Published, k: number): boolean {
  const allPeople = [...new Set([...before.groups, ...after.groups].flat())];
  const unknown = allPeople.filter((person) => !after.known.includes(person));
  const alike = Object.values(
    Object.groupBy(unknown, (person) => after.groups.map((group) => Number(group.includes(person))).join()),
  ).map((people) => people!);
  // The combinations that rest on these people alone are those that vanish on all other people.
  const freedom = ({ groups, known }: Published, few: People) => {
    const columns = allPeople.filter((person) => !known.includes(person));
    const rest = columns.filter((person) => !few.includes(person));
    return rank(groups, columns) - rank(groups, rest);
  };
  return subsetsBelow(k, alike).some((few) => freedom(after, few) > freedom(before, few));
}

/** Every choice of whole sets whose people together are fewer than k. */
const subsetsBelow = (k: number, sets: readonly People[]): People[] =>
  sets.reduce<People[]>(
    (chosen, set) => [
      ...chosen,
      ...chosen.map((some) => [...some, ...set]).filter(({ length }) => length < k),
    ],
    [[]],
  );

/** The rank of the groups' sums over some people, by elimination without fractions. */
function rank(groups: readonly People[], people: People): number {
  let rows = groups.map((group) => people.map((person) => BigInt(group.includes(person))));
  let found = 0;
  for (const column of people.keys()) {
    const pivot = rows.find((row) => row[column] !== 0n);
    if (!pivot) continue;
    found += 1;
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) => row.map((value, index) => value * pivot[column]! - pivot[index]! * row[column]!));
  }
  return found;
}
