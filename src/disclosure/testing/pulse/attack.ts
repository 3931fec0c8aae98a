import { daysBetween } from "#platform/calendarDays.ts";
import type { PulseSnapshot } from "../../contract/pulse.ts";
import { listLevels, type PulseQuestion } from "../../rules/pulse/run.ts";
import { wholeRun } from "../../vocabulary.ts";
import { seeded } from "../build.ts";
import { type LinearFigure, restsOnFewerThan } from "../attack/linear.ts";
import { type AnsweredRun, listPrintedCells } from "./runs.ts";
import { printAgain } from "./second.ts";
import { printCell } from "./printed.ts";

/** What an attacker knows beside the reports: who took part in which run, in which cuts, and who left a question out. */
interface KnownRun {
  run: AnsweredRun;
  snapshot: PulseSnapshot;
}

const systemDays = 75;

/** A run and those that closed within 75 days before it: over longer times subtraction is accepted (§5). */
export const listWindows = <Run extends { closedOn: string }>(runs: readonly Run[]): Run[][] =>
  runs.map((last) =>
    runs.filter(({ closedOn }) => {
      const days = daysBetween(closedOn, last.closedOn);
      return days >= 0 && days <= systemDays;
    }),
  );

/** The printed figures of one question, over the people who answered it. */
function listFigures(known: readonly KnownRun[], key: string): LinearFigure[] {
  return known.flatMap(({ run, snapshot }, index) =>
    listPrintedCells(snapshot, key).map(({ cut }) => ({
      id: `${index} ${cut}`,
      terms: Object.fromEntries(
        run.people
          .filter(({ cuts, levels }) => (cut === wholeRun || cuts.includes(cut)) && levels[key] != null)
          .map(({ person }) => [person, 1]),
      ),
    })),
  );
}

/** Whether some combination of all that is printed of a question rests on fewer than five people, by exact rank. */
export const isIsolating = (
  runs: readonly AnsweredRun[],
  snapshots: readonly PulseSnapshot[],
  key = "q",
): boolean => {
  const known = runs.map((run, index) => ({ run, snapshot: snapshots[index]!, closedOn: run.closedOn }));
  return listWindows(known).some((window) => restsOnFewerThan(5, listFigures(window, key)));
};

/** What is printed of one cut; of its texts, those that the answers of the cut alone decide. */
export interface Watched {
  question: PulseQuestion;
  threshold: number;
  isWhole: boolean;
  people: ReadonlySet<string>;
  counts: readonly number[];
  texts: ReadonlyMap<number, string> | null;
}

/** Answers that nothing printed tells apart: how many people are at each level. */
interface Group {
  people: readonly string[];
  /** The printed figures that they are in. */
  figures: readonly number[];
  counts: readonly number[];
}

/**
 * The people whose level follows from everything printed. Of those who are in the same printed figures, one who answers
 * otherwise than another may change places with them; where all of them answer alike, a world that prints the same and in
 * which one of them answers otherwise is looked for by annealing. The attacker knows every receipt, and that a person
 * answers alike in all runs. What is missing tells nothing here (`absence.ts`).
 */
export function listForced(
  runs: readonly AnsweredRun[],
  snapshots: readonly PulseSnapshot[],
  key = "q",
): string[] {
  const { answers, levels } = listAnswers(runs, key);
  const printed = listPrinted(runs, snapshots, key);
  const groups = listGroups(answers, printed, levels.length);
  return groups.flatMap((group, index) => {
    const isMixed = group.counts.filter((count) => count > 0).length > 1;
    return isMixed || hasOtherWorld(index, { groups, printed }) ? [] : group.people;
  });
}

/** Each person’s level, from the lowest on. */
export function listAnswers(runs: readonly AnsweredRun[], key: string) {
  const question = runs.flatMap(({ questions }) => questions).find((each) => each.key === key);
  const levels = question ? listLevels(question) : [];
  const answers = new Map<string, number>();
  for (const { people } of runs)
    for (const { person, levels: own } of people)
      if (own[key] != null) answers.set(person, levels.indexOf(own[key]));
  return { answers, levels };
}

export const listPrinted = (runs: readonly AnsweredRun[], snapshots: readonly PulseSnapshot[], key: string) =>
  runs
    .flatMap((run, index) => listWatched(run, snapshots[index]!, key))
    .filter(({ texts }) => texts !== null);

function listGroups(
  answers: ReadonlyMap<string, number>,
  printed: readonly Watched[],
  levels: number,
): Group[] {
  const toFigures = (person: string) =>
    printed.flatMap(({ people }, index) => (people.has(person) ? [index] : []));
  return [...Map.groupBy(answers.keys(), (person) => toFigures(person).join()).values()].map((people) => ({
    people,
    figures: toFigures(people[0]!),
    counts: Array.from(
      { length: levels },
      (_, level) => people.filter((person) => answers.get(person) === level).length,
    ),
  }));
}

function listWatched(run: AnsweredRun, snapshot: PulseSnapshot, key: string): Watched[] {
  const question = run.questions.find((each) => each.key === key);
  const result = snapshot.questions.find((each) => each.key === key);
  if (!question || !result) return [];
  return [{ cut: wholeRun, cell: result.whole }, ...result.cuts].map(({ cut, cell }) => {
    const people = run.people.filter(
      ({ cuts, levels }) => (cut === wholeRun || cuts.includes(cut)) && levels[key] != null,
    );
    const counts = listLevels(question).map(
      (level) => people.filter((each) => each.levels[key] === level).length,
    );
    const facts = { threshold: run.threshold, isWhole: cut === wholeRun };
    const texts = printCell(cell)?.map((text, index) => [index, text] as const) ?? null;
    const shown = texts?.filter(([, text]) => !text.startsWith("no ")) ?? null;
    const names = new Set(people.map(({ person }) => person));
    return { ...facts, question, people: names, counts, texts: shown && new Map(shown) };
  });
}

/** By group, how many people are at each level. */
type Counts = readonly (readonly number[])[];

interface Worlds {
  groups: readonly Group[];
  printed: readonly Watched[];
}

/** Enough for the worlds of forty people, most of which are found in the first hundred steps. */
const [restarts, steps] = [80, 20_000];

/** Whether a world is found in which not everyone of a group answers as they did. */
function hasOtherWorld(group: number, { groups, printed }: Worlds): boolean {
  const random = seeded(group + 1);
  const pick = (count: number) => Math.floor(random() * count);
  const own = groups[group]!.counts.findIndex((count) => count > 0);
  const size = groups[group]!.people.length;
  /** One answer changes, or two people of different groups change places. */
  const propose = (world: Counts): (readonly [index: number, from: number, to: number])[] => {
    const [index, from] = [pick(groups.length), pick(levels)];
    const to = random() < 0.5 ? from + (random() < 0.5 ? 1 : -1) : pick(levels);
    if (to === from || to < 0 || to >= levels) return [];
    if (random() < 0.5) return [[index, from, to]];
    const others = [...groups.keys()].filter((each) => each !== index && world[each]![to]! > 0);
    return others.length === 0
      ? []
      : [
          [index, from, to],
          [others[pick(others.length)]!, to, from],
        ];
  };
  const levels = groups[group]!.counts.length;
  for (let restart = 0; restart < restarts; restart += 1) {
    const world = groups.map(({ counts }) => [...counts]);
    const counts = printed.map((figure) => [...figure.counts]);
    const move = (index: number, from: number, to: number) => {
      world[index]![from]! -= 1;
      world[index]![to]! += 1;
      for (const figure of groups[index]!.figures) {
        counts[figure]![from]! -= 1;
        counts[figure]![to]! += 1;
      }
    };
    const measure = (figures: Iterable<number>) => {
      let sum = 0;
      for (const figure of figures) sum += measureGap(printed[figure]!, counts[figure]!);
      return sum;
    };
    move(group, own, (own + 1 + (restart % (levels - 1))) % levels);
    let gap = measure(printed.keys());
    for (let step = 0; step < steps; step += 1) {
      if (gap === 0) return true;
      const changes = propose(world);
      if (!changes.every(([index, from]) => world[index]![from]! > 0)) continue;
      const touched = new Set(changes.flatMap(([index]) => groups[index]!.figures));
      const before = measure(touched);
      for (const [index, from, to] of changes) move(index, from, to);
      const isAsBefore = world[group]![own] === size;
      const worse = measure(touched) - before;
      const heat = (restart % 2 === 0 ? 1.5 : 0.2) * (1 - step / steps) + 0.05;
      if (isAsBefore || (worse > 0 && random() >= Math.exp(-worse / heat)))
        for (const [index, from, to] of changes) move(index, to, from);
      else gap += worse;
    }
  }
  return false;
}

/** 0 where a figure prints the same; otherwise how far its answers lie from the true ones. */
function measureGap(figure: Watched, counts: readonly number[]): number {
  const again = printAgain(figure.question, counts, figure);
  if (again && [...figure.texts!].every(([index, text]) => again[index] === text)) return 0;
  const differences = counts.map((count, level) => count - figure.counts[level]!);
  const far = differences.reduce((sum, each) => sum + Math.abs(each), 0) / 2;
  if (figure.question.type === "choice" || figure.question.type === "boolean") return 1 + far;
  const moved = Math.abs(differences.reduce((sum, each, level) => sum + each * level, 0));
  const hasLevels = figure.isWhole && figure.texts!.size > (figure.question.type === "enps" ? 3 : 2);
  const add = (some: readonly number[]) => Math.abs(some.reduce((sum, each) => sum + each, 0));
  const classes =
    figure.question.type === "enps" ? add(differences.slice(0, 7)) + add(differences.slice(9)) : 0;
  return 1 + moved + classes + (hasLevels ? far : 0);
}
