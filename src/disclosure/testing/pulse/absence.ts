import type { PulseSnapshot } from "../../contract/pulse.ts";
import { listAnswers, listPrinted, type Watched } from "./attack.ts";
import type { AnsweredRun } from "./runs.ts";
import { printAgain } from "./second.ts";

/** A person and the level that they have in another world. */
type Change = readonly [person: string, level: number];

/** So many worlds are tried for a person before they count as forced. */
const maxWorlds = 60_000;

/**
 * The people whose level follows for one who also reasons from what is missing: who looks for worlds of which the very same
 * reports would be published, by changing the level of one person, of two, three and four together.
 */
export function listForcedByAbsence(
  runs: readonly AnsweredRun[],
  publish: (runs: readonly AnsweredRun[]) => readonly PulseSnapshot[],
  key = "q",
): string[] {
  const snapshots = publish(runs);
  const before = JSON.stringify(snapshots);
  const { answers, levels } = listAnswers(runs, key);
  const printed = listPrinted(runs, snapshots, key);
  const isTrueWorld = (changes: readonly Change[]) => {
    const changed = new Map(changes);
    const world = runs.map((run) => ({
      ...run,
      people: run.people.map((each) => {
        const level = changed.get(each.person);
        const isOther = level !== undefined && each.levels[key] != null;
        return isOther ? { ...each, levels: { ...each.levels, [key]: levels[level]! } } : each;
      }),
    }));
    return JSON.stringify(publish(world)) === before;
  };
  return [...answers.keys()].filter(
    (person) => !hasOtherWorld(person, { answers, printed, levels: levels.length, isTrueWorld }),
  );
}

interface Worlds {
  answers: ReadonlyMap<string, number>;
  printed: readonly Watched[];
  levels: number;
  isTrueWorld: (changes: readonly Change[]) => boolean;
}

function hasOtherWorld(person: string, { answers, printed, levels, isTrueWorld }: Worlds): boolean {
  const others = [...answers.keys()].filter((each) => each !== person);
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
