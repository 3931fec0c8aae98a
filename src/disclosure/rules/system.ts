import type { ProtectedColumn } from "../vocabulary.ts";
import type { Figure } from "./figure.ts";
import { hideUntilSafe } from "./complement.ts";

/** The people who have finished in one protected group of one report, or in both where it has a joint group. */
export type AnonymitySet = readonly string[];
export type GroupAnonymitySet<Of extends ProtectedColumn = ProtectedColumn> = {
  group: Of;
  people: AnonymitySet;
};

/** Collections of one person that closed within so many days of each other form one system (§5). */
export const systemDays = 75;

/** Who answered as manager in the reports of the system: what they say is known to the reader. */
export type Managers = { earlier: AnonymitySet; later: AnonymitySet };
const noManagers: Managers = { earlier: [], later: [] };

/**
 * Several evaluations of one person (§5): beside the groups that earlier reports of the system publish, which groups of
 * the later one would let a combination of published figures rest on fewer than k people. A person is one column: their
 * answers are taken for the same in all reports. It is asked with the columns of those who answered as managers in an
 * earlier report, and without: what they said by name may be what they said among colleagues, or not. Of the later groups,
 * as few are named as make both safe, the smaller first; then the later report's manager, when a combination needs what
 * they alone say.
 */
export function listIsolatingGroups<Of extends ProtectedColumn>(
  earlier: readonly AnonymitySet[],
  later: readonly GroupAnonymitySet<Of>[],
  k: number,
  managers: Managers = noManagers,
): (Of | "manager")[] {
  const noPeople: ReadonlySet<string> = new Set();
  const earlierManagers = new Set(managers.earlier);
  const listPublishedWithout = (removed: ReadonlySet<string>) =>
    listPublishedSets(toFigures(earlier, removed), k);
  const isSafe = (
    shown: readonly GroupAnonymitySet[],
    removed: ReadonlySet<string>,
    published: readonly ReadonlySet<string>[],
  ) =>
    published.every((ids) => {
      const before = toFigures(earlier, removed).filter(({ id }) => ids.has(id));
      const figures = [...before, ...shown.map(({ group, people }) => toFigure(group, people, removed))];
      return hideUntilSafe(figures, k).hidden.length === 0;
    });
  const [publishedWithAll, publishedWithoutManagers] = [
    listPublishedWithout(noPeople),
    listPublishedWithout(earlierManagers),
  ];
  const isSafeBothWays = (shown: readonly GroupAnonymitySet[]) =>
    isSafe(shown, noPeople, publishedWithAll) &&
    (earlierManagers.size === 0 || isSafe(shown, earlierManagers, publishedWithoutManagers));
  const smallestFirst = later.toSorted((a, b) => a.people.length - b.people.length);
  const choices = [[], ...smallestFirst.map((each) => [each]), later];
  const without = (masked: readonly GroupAnonymitySet<Of>[]) =>
    later.filter((each) => !masked.includes(each));
  const masked = choices.find((choice) => isSafeBothWays(without(choice))) ?? later;
  const everyone = new Set([...managers.earlier, ...managers.later]);
  const needsManager =
    managers.later.length > 0 && !isSafe(without(masked), everyone, publishedWithoutManagers);
  return [...masked.map(({ group }) => group), ...(needsManager ? (["manager"] as const) : [])];
}

/**
 * The same for reports with different thresholds: the groups found under any of them. Under the strictest alone, an
 * earlier smaller group would be ignored, and a group with one person more would be shown beside it.
 */
export const listIsolatingUnderAny = <Of extends ProtectedColumn>(
  earlier: readonly AnonymitySet[],
  later: readonly GroupAnonymitySet<Of>[],
  thresholds: readonly number[],
  managers: Managers = noManagers,
): (Of | "manager")[] => {
  const isolating = new Set(
    [...new Set(thresholds)].flatMap((k) => listIsolatingGroups(earlier, later, k, managers)),
  );
  const groups: (Of | "manager")[] = [...later.map(({ group }) => group), "manager"];
  return groups.filter((group) => isolating.has(group));
};

/**
 * Published groups cannot be withdrawn. When earlier groups already isolate a rater, returns maximal subsets that do
 * not: one as large as possible, and for each group left out one that contains it. The later report must not isolate
 * a rater with any of them.
 */
function listPublishedSets(figures: readonly Figure[], k: number): ReadonlySet<string>[] {
  const first = new Set(hideUntilSafe(figures, k).published);
  const isSafeAlone = (figure: Figure) => hideUntilSafe([figure], k).hidden.length === 0;
  const leftOut = figures.filter((figure) => !first.has(figure.id) && isSafeAlone(figure));
  return [first, ...leftOut.map((figure) => buildSafeSetGreedily(figure, figures, k))];
}

function buildSafeSetGreedily(figure: Figure, figures: readonly Figure[], k: number): ReadonlySet<string> {
  const kept = [figure];
  for (const other of figures) {
    if (other !== figure && hideUntilSafe([...kept, other], k).hidden.length === 0) kept.push(other);
  }
  return new Set(kept.map(({ id }) => id));
}

const toFigures = (anonymitySets: readonly AnonymitySet[], removed: ReadonlySet<string>) =>
  anonymitySets.map((people, index) => toFigure(`earlier ${index}`, people, removed));

function toFigure(id: string, people: AnonymitySet, removed: ReadonlySet<string>): Figure {
  const others = people.filter((person) => !removed.has(person));
  return { id, size: others.length, terms: Object.fromEntries(others.map((person) => [person, 1])) };
}
