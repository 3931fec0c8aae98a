import type { Steps } from "#platform/steps.ts";
import { type Constraint, listConstraints, type ToldCell } from "./printedSums.ts";
import type { Work } from "./work.ts";

/** People who are in the same told cuts, and how many of them at least and at most are at each level. */
interface Group {
  people: readonly string[];
  low: number[];
  high: number[];
}

/** Larger groups keep wide bounds: their answers are never all alike for want of room. */
const maxGroup = 60;
/** In runs of more people nothing is tried: so many answers stand elsewhere that one follows hardly ever. */
const maxTried = 150;
/** How many bounds are tried for a question before what is left is told. */
const maxTries = 200;
/** Bounds that still move after so many rounds stay as wide as they are. */
const maxRounds = 40;

/**
 * The people whose answer to a question follows from what is printed of it in one run, for a reader who knows who took part
 * and where each stands: for each group of people who are in the same cuts, the number at each level is bounded by every
 * printed figure in turn until no bound moves; and in a small run each group is tried with one of them elsewhere. `levels`: how
 * many the question has, « 1 » or « 0 » the lowest. Sound, not complete: who is found is given away; a combination of many
 * figures may give away one who is not.
 */
export function* findGivenAway(
  cells: readonly ToldCell[],
  levels: number,
  work: Work,
): Steps<readonly string[] | null> {
  const groups = groupPeople(cells, levels);
  const groupsByCell = cells.map((): Group[] => []);
  for (const group of groups) for (const index of group.cellIndexes) groupsByCell[index]!.push(group);
  const constraints = cells.flatMap((told, index) =>
    listConstraints(told, levels).map((constraint) => toBound(constraint, groupsByCell[index]!)),
  );
  const system = { groups, constraints, work };
  yield;
  narrow(system);
  const isKnown = ({ people, low }: Group) => low.slice(0, levels).includes(people.length);
  const known = groups.find(isKnown);
  const all = new Set(cells.flatMap(({ people }) => people)).size;
  if (known || all > maxTried) return known?.people ?? null;
  const open = new Set(groups);
  const tries = { left: maxTries };
  for (const group of groups) {
    if (!open.has(group)) continue;
    yield;
    for (let level = 0; level < levels; level += 1) {
      if (group.high[level]! < group.people.length) continue;
      const restore = keep(groups);
      group.high[level]! -= 1;
      const answer = findWorld(system, tries);
      if (answer) for (const each of groups) if (!isKnown(each)) open.delete(each);
      restore();
      if (answer === false) return group.people;
    }
  }
  return null;
}

interface System {
  groups: readonly Group[];
  constraints: readonly Bound[];
  work: Work;
}

/** Remembers all bounds; what it returns brings them back. */
function keep(groups: readonly Group[]): () => void {
  const kept = groups.map(({ low, high }) => ({ low: [...low], high: [...high] }));
  return () => {
    for (const [index, each] of groups.entries()) {
      each.low = [...kept[index]!.low];
      each.high = [...kept[index]!.high];
    }
  };
}

/** Whether answers exist within these bounds that give every figure, which then are the bounds; null: not found in time. */
function findWorld(system: System, tries: { left: number }): boolean | null {
  if (tries.left <= 0) return null;
  tries.left -= 1;
  if (!narrow(system)) return false;
  if (system.work.left <= 0) return null;
  const choices = system.groups.flatMap((group) =>
    group.low.flatMap((low, level) => {
      const room = group.high[level]! - low;
      return room > 0 ? [{ group, level, room }] : [];
    }),
  );
  const [choice] = choices.toSorted((a, b) => a.room - b.room);
  if (!choice) return true;
  const { group, level } = choice;
  const middle = Math.floor((group.low[level]! + group.high[level]!) / 2);
  let isSure = true;
  for (const half of ["low", "high"] as const) {
    const restore = keep(system.groups);
    if (half === "low") group.high[level] = middle;
    else group.low[level] = middle + 1;
    const answer = findWorld(system, tries);
    if (answer) return true;
    if (answer === null) isSure = false;
    restore();
  }
  return isSure ? false : null;
}

/** Bounds all groups by all figures until no bound moves; false where a figure cannot be had. */
function narrow({ groups, constraints, work }: System): boolean {
  for (let round = 0; round < maxRounds && work.left > 0; round += 1) {
    const before = countRoom(groups);
    for (const group of groups) boundByNumber(group);
    work.left -= 8 * groups.length * (groups[0]?.low.length ?? 0);
    for (const bound of constraints) if (!boundByFigure(bound, work)) return false;
    if (groups.some(isImpossible)) return false;
    if (countRoom(groups) === before) return true;
  }
  return true;
}

const isImpossible = ({ people, low, high }: Group) =>
  sum(low) > people.length || sum(high) < people.length || low.some((count, level) => count > high[level]!);

function sum(counts: readonly number[]): number {
  let total = 0;
  for (let at = 0; at < counts.length; at += 1) total += counts[at]!;
  return total;
}
const countRoom = (groups: readonly Group[]) =>
  groups.reduce((room, { low, high }) => room + sum(high) - sum(low), 0);

/** The last level stands for those who gave no answer. */
function groupPeople(cells: readonly ToldCell[], levels: number) {
  const cellsByPerson = new Map<string, number[]>();
  for (const [index, { people }] of cells.entries())
    for (const person of people) {
      const known = cellsByPerson.get(person);
      if (known) known.push(index);
      else cellsByPerson.set(person, [index]);
    }
  const byCells = Map.groupBy(cellsByPerson.keys(), (person) => cellsByPerson.get(person)!.join());
  return [...byCells.values()].map((people): Group & { cellIndexes: readonly number[] } => ({
    people,
    cellIndexes: cellsByPerson.get(people[0]!)!,
    low: Array.from({ length: levels + 1 }, () => 0),
    high: Array.from({ length: levels + 1 }, () => people.length),
  }));
}

/** All people of a group are at some level, or gave no answer. */
function boundByNumber({ people, low, high }: Group) {
  const [least, most] = [sum(low), sum(high)];
  for (const level of low.keys()) {
    const [down, up] = [low[level]!, high[level]!];
    low[level] = Math.max(down, people.length - (most - up));
    high[level] = Math.min(up, people.length - (least - down));
  }
}

/** A figure, and the groups that it is of. */
interface Bound {
  constraint: Constraint;
  lightFirst: readonly number[];
  heavyFirst: readonly number[];
  within: readonly Group[];
}

function toBound(constraint: Constraint, within: readonly Group[]): Bound {
  const { weights } = constraint;
  const lightFirst = [...weights.keys()].toSorted((a, b) => weights[a]! - weights[b]!);
  return { constraint, lightFirst, heavyFirst: lightFirst.toReversed(), within };
}

/** What a figure leaves to each group, beside what the others have at least and at most; false where it cannot be had. */
function boundByFigure(
  { constraint: { weights, low, high }, lightFirst, heavyFirst, within: groups }: Bound,
  work: Work,
): boolean {
  work.left -= 4 * groups.length * weights.length;
  const reach = groups.map((group) => ({
    group,
    least: weigh(group, weights, lightFirst),
    most: weigh(group, weights, heavyFirst),
  }));
  const least = sum(reach.map((each) => each.least));
  const most = sum(reach.map((each) => each.most));
  if (least > high || most < low) return false;
  for (const { group, least: own, most: ownMost } of reach) {
    const left = { low: low - (most - ownMost), high: high - (least - own) };
    if ((left.low <= own && left.high >= ownMost) || group.people.length > maxGroup) continue;
    const isPossible = (level: number, count: number) => {
      work.left -= 4 * weights.length;
      const fixed = {
        people: group.people,
        low: group.low.with(level, count),
        high: group.high.with(level, count),
      };
      return (
        sum(fixed.low) <= group.people.length &&
        sum(fixed.high) >= group.people.length &&
        weigh(fixed, weights, lightFirst) <= left.high &&
        weigh(fixed, weights, heavyFirst) >= left.low
      );
    };
    for (const level of group.low.keys()) {
      while (group.high[level]! > group.low[level]! && !isPossible(level, group.high[level]!))
        group.high[level]! -= 1;
      while (group.low[level]! < group.high[level]! && !isPossible(level, group.low[level]!))
        group.low[level]! += 1;
    }
  }
  return true;
}

/** The weight of a group whose people are at the first of these levels as far as there is room. */
function weigh({ people, low, high }: Group, weights: readonly number[], order: readonly number[]): number {
  let left = people.length - sum(low);
  let weight = 0;
  for (let at = 0; at < order.length; at += 1) {
    const level = order[at]!;
    const more = Math.min(left, high[level]! - low[level]!);
    weight += (low[level]! + more) * weights[level]!;
    left -= more;
  }
  return weight;
}
