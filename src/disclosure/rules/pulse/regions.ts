import { wholeRun } from "../../vocabulary.ts";
import type { PulseQuestion, PulseTally } from "./run.ts";

type People = ReadonlyMap<string, readonly string[]>;
type Tallies = ReadonlyMap<string, PulseTally>;

/** A told cut and told cuts within it that share no person; what is left of it follows from all of them. */
interface Partition {
  parent: string;
  parts: readonly string[];
}

/** At least so many answers of a region stand outside the one that it must not be made of. */
const minOutsideRegion = 2;

/** The whole of an earlier run whose counts were printed. */
export interface CountedWhole {
  people: ReadonlySet<string>;
  levels: readonly number[];
}

/** What a question has in a run. */
export interface QuestionAnswers {
  people: People;
  tallies: Tallies;
}

/**
 * Hides further cuts whose answers would be given away to one who knows who took part: where a told cut, or what is left
 * of one beside the told cuts within it, is of one answer, or all but one. Of a mean that is the lowest or the highest
 * level: any other mean can be made in several ways. What is left is made larger by hiding the smallest cut within. So is
 * a cut hidden that differs by such answers from an earlier whole run of which counts were printed.
 */
export function hideGivenAway(
  question: PulseQuestion,
  told: ReadonlySet<string>,
  { people, tallies, earlier }: QuestionAnswers & { earlier: readonly CountedWhole[] },
): Set<string> {
  const isGivenAway = createRegionTest(question);
  const getLevels = (cut: string) => tallies.get(cut)?.levels ?? [];
  const isAlone = (cut: string) => cut !== wholeRun && isGivenAway(getLevels(cut));
  const isBesideEarlier = (cut: string) =>
    earlier.some((whole) => isGivenAway(countDifference(whole, people.get(cut)!, getLevels(cut))));
  const kept = new Set([...told].filter((cut) => !isAlone(cut) && !isBesideEarlier(cut)));
  for (;;) {
    const unsafe = listPartitions(kept, people).find((each) => isGivenAway(countLeft(each, tallies)));
    const [smallest] = (unsafe?.parts ?? []).toSorted(
      (a, b) => people.get(a)!.length - people.get(b)!.length || (a < b ? -1 : 1),
    );
    if (smallest === undefined) return kept;
    kept.delete(smallest);
  }
}

/** What one has beyond the other where one lies within the other; empty where neither does, or answers have changed. */
function countDifference(
  whole: CountedWhole,
  people: readonly string[],
  levels: readonly number[],
): number[] {
  const common = people.filter((each) => whole.people.has(each)).length;
  const isWithin = common === people.length;
  if (!isWithin && common < whole.people.size) return [];
  const beyond = levels.map((count, level) => Math.abs(whole.levels[level]! - count));
  const signs = levels.map((count, level) => Math.sign(whole.levels[level]! - count));
  return signs.includes(isWithin ? -1 : 1) ? [] : beyond;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function createRegionTest({ type }: PulseQuestion): (levels: readonly number[]) => boolean {
  return (levels) => {
    const answers = sum(levels);
    const most =
      type === "scale" || type === "enps"
        ? Math.max(levels[0] ?? 0, levels.at(-1) ?? 0)
        : Math.max(...levels);
    return answers > 0 && answers - most < minOutsideRegion;
  };
}

const countLeft = ({ parent, parts }: Partition, tallies: Tallies): number[] =>
  (tallies.get(parent)?.levels ?? []).map(
    (count, level) => count - sum(parts.map((part) => tallies.get(part)?.levels[level] ?? 0)),
  );

const toKind = (cut: string) => cut.slice(0, cut.indexOf(":"));

/** By kind of cut: the whole run less its cuts; a cut less those of another kind within it, and the whole less both. */
function listPartitions(told: ReadonlySet<string>, people: People): Partition[] {
  const cuts = [...told].filter((cut) => cut !== wholeRun);
  const byKind = Map.groupBy(cuts, toKind);
  const partitions: Partition[] = [];
  for (const [kind, parts] of byKind) {
    partitions.push({ parent: wholeRun, parts });
    for (const [other, parents] of byKind) {
      if (other === kind) continue;
      const { within, apart } = nest(parts, parents, people);
      for (const [parent, inner] of within) partitions.push({ parent, parts: inner });
      if (within.size > 0) partitions.push({ parent: wholeRun, parts: [...parents, ...apart] });
    }
  }
  return partitions.filter(({ parent }) => told.has(parent));
}

/** Which parts lie wholly within which parent, and which share no person with any. */
function nest(parts: readonly string[], parents: readonly string[], people: People) {
  const parentByPerson = new Map(
    parents.flatMap((parent) => people.get(parent)!.map((each) => [each, parent])),
  );
  const within = new Map<string, string[]>();
  const apart: string[] = [];
  for (const part of parts) {
    const around = new Set(people.get(part)!.map((each) => parentByPerson.get(each) ?? null));
    const [parent] = around;
    if (around.size !== 1 || parent === undefined) continue;
    if (parent === null) apart.push(part);
    else within.set(parent, [...(within.get(parent) ?? []), part]);
  }
  return { within, apart };
}

/**
 * Whether the counts of the whole run would give away a region whose answers are all alike: with the mean of the region,
 * they do unless answers as far below and above stand elsewhere and could stand there instead.
 */
export function givesAwayRegion(told: ReadonlySet<string>, { people, tallies }: QuestionAnswers): boolean {
  const cuts = [...told].filter((cut) => cut !== wholeRun);
  const inKinds = [...Map.groupBy(cuts, toKind).values()].map((parts) => ({ parent: wholeRun, parts }));
  return [...inKinds, ...listPartitions(told, people)].some((partition) => {
    const regions = [
      ...partition.parts.map((part) => tallies.get(part)?.levels ?? []),
      countLeft(partition, tallies),
    ];
    return regions.some((region) => {
      const answers = sum(region);
      const level = region.indexOf(answers);
      if (answers === 0 || level < 0) return false;
      return !regions.some((other) => other !== region && hasBothSides(other, level));
    });
  });
}

const hasBothSides = (levels: readonly number[], level: number) =>
  levels.some((count, below) => below < level && count > 0 && (levels[2 * level - below] ?? 0) > 0);
