import { daysBetween } from "#platform/calendarDays.ts";
import type { PulseSnapshot } from "../../contract/pulse.ts";
import { listLevels, type PulseQuestion } from "../../rules/pulse/run.ts";
import { wholeRun } from "../../vocabulary.ts";
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
interface Watched {
  question: PulseQuestion;
  threshold: number;
  isWhole: boolean;
  people: ReadonlySet<string>;
  counts: number[];
  texts: ReadonlyMap<number, string> | null;
}

/** A person and the level that they have in another world. */
type Change = readonly [person: string, level: number];

/** So many worlds are tried for a person before they count as forced. */
const maxWorlds = 60_000;

/**
 * The people whose level follows from everything printed, by looking for a world that prints the same and where theirs is
 * another: of one person changed, of two, three and four together. The attacker knows every receipt, and that a person
 * answers alike in all runs. What is missing tells nothing, unless `republish`, the reports of another world, is given:
 * then it must be missing there too.
 */
export function listForced(
  runs: readonly AnsweredRun[],
  snapshots: readonly PulseSnapshot[],
  republish?: (runs: readonly AnsweredRun[]) => readonly PulseSnapshot[],
  key = "q",
): string[] {
  const levels = listLevels(runs[0]!.questions.find((each) => each.key === key)!);
  const answers = new Map<string, number>();
  for (const { people } of runs)
    for (const { person, levels: own } of people)
      if (own[key] != null) answers.set(person, levels.indexOf(own[key]));
  const watched = runs.flatMap((run, index) => listWatched(run, snapshots[index]!, key));
  const printed = JSON.stringify(snapshots);
  const isTrueWorld = (changes: readonly Change[]) => {
    if (!republish) return true;
    const changed = new Map(changes);
    const world = runs.map((run) => ({
      ...run,
      people: run.people.map((each) => {
        const level = changed.get(each.person);
        const isOther = level !== undefined && each.levels[key] != null;
        return isOther ? { ...each, levels: { ...each.levels, [key]: levels[level]! } } : each;
      }),
    }));
    return JSON.stringify(republish(world)) === printed;
  };
  return [...answers.keys()].filter(
    (person) => !hasOtherWorld(person, { answers, watched, levels: levels.length, isTrueWorld }),
  );
}

function listWatched(run: AnsweredRun, snapshot: PulseSnapshot, key: string): Watched[] {
  const question = run.questions.find((each) => each.key === key)!;
  const result = snapshot.questions.find((each) => each.key === key)!;
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

interface Worlds {
  answers: ReadonlyMap<string, number>;
  watched: readonly Watched[];
  levels: number;
  isTrueWorld: (changes: readonly Change[]) => boolean;
}

function hasOtherWorld(person: string, { answers, watched, levels, isTrueWorld }: Worlds): boolean {
  const others = [...answers.keys()].filter((each) => each !== person);
  const printed = watched.filter(({ texts }) => texts !== null);
  const looksAlike = (changes: readonly Change[]) =>
    printed.every((figure) => {
      const inside = changes.filter(([each]) => figure.people.has(each));
      if (inside.length === 0) return true;
      const counts = [...figure.counts];
      for (const [each, level] of inside) {
        counts[answers.get(each)!]! -= 1;
        counts[level]! += 1;
      }
      const again = printAgain(figure.question, counts, figure);
      return again !== null && [...figure.texts!].every(([index, text]) => again[index] === text);
    });
  // Small changes first: they are the ones that others make up for.
  const listChanges = (each: string, most: number) =>
    Array.from({ length: levels }, (_, level) => level)
      .filter((level) => level !== answers.get(each) && Math.abs(level - answers.get(each)!) <= most)
      .map((level): Change => [each, level]);
  let tried = 0;
  const search = (changes: readonly Change[], from: number, more: number, most: number): boolean => {
    if (more === 0) {
      tried += 1;
      return looksAlike(changes) && isTrueWorld(changes);
    }
    for (let at = from; at < others.length && tried < maxWorlds; at += 1)
      for (const change of listChanges(others[at]!, most))
        if (search([...changes, change], at + 1, more - 1, most)) return true;
    return false;
  };
  for (const most of [1, 2, levels])
    for (let more = 0; more <= 3; more += 1)
      for (const change of listChanges(person, most)) if (search([change], 0, more, most)) return true;
  return false;
}
