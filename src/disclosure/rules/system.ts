import type { Group } from "../contract.ts";
import type { Figure } from "./figure.ts";
import { hideUntilSafe } from "./complement.ts";

/** The people who have finished in one protected group of one report. */
export type Crowd = readonly string[];
export type GroupCrowd = { group: Group; people: Crowd };

/** Collections of one person that closed within so many days of each other form one system (§5). */
export const systemDays = 75;

/**
 * Several evaluations of one person (§5): beside the groups that earlier reports of the system publish, which groups of
 * the later one would let a combination of published figures rest on fewer than k people. A person is one column: their
 * answers are taken for the same in all reports. Of the later groups, as few are named as make it safe, the smaller first.
 */
export function isolatingGroups(earlier: readonly Crowd[], later: readonly GroupCrowd[], k: number): Group[] {
  const published = safeAmong(
    earlier.map((people, index) => figureOf(`earlier ${index}`, people)),
    k,
  );
  const isSafeWithout = (masked: readonly GroupCrowd[]) => {
    const kept = later.filter((each) => !masked.includes(each));
    const figures = [...published, ...kept.map(({ group, people }) => figureOf(group, people))];
    return hideUntilSafe(figures, k).hidden.length === 0;
  };
  const smallestFirst = later.toSorted((a, b) => a.people.length - b.people.length);
  const choices = [[], ...smallestFirst.map((each) => [each]), later];
  return (choices.find(isSafeWithout) ?? later).map(({ group }) => group);
}

/**
 * The same for reports whose thresholds differ: the groups named under any of them. Under the strictest alone, an
 * earlier group that is smaller than it would not count, and a group with one person more would be shown beside it.
 */
export const isolatingUnderAny = (
  earlier: readonly Crowd[],
  later: readonly GroupCrowd[],
  thresholds: readonly number[],
): Group[] => {
  const named = new Set([...new Set(thresholds)].flatMap((k) => isolatingGroups(earlier, later, k)));
  return later.map(({ group }) => group).filter((group) => named.has(group));
};

/** What is published cannot be taken back: of groups that already isolate somebody, only the others count. */
function safeAmong(figures: readonly Figure[], k: number): Figure[] {
  const { published } = hideUntilSafe(figures, k);
  return figures.filter(({ id }) => published.includes(id));
}

const figureOf = (id: string, people: Crowd): Figure => ({
  id,
  size: people.length,
  terms: Object.fromEntries(people.map((person) => [person, 1])),
});
