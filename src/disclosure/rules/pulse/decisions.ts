import type { Steps } from "#platform/steps.ts";
import { daysBetween } from "#platform/calendarDays.ts";
import { wholeRun } from "../../vocabulary.ts";
import { systemDays } from "../system.ts";
import type { CountedWhole } from "./regions.ts";
import { getMinAnswers } from "./cells.ts";
import { hideThinCrossings } from "./crossings.ts";
import { type CutSystem, selectToldCuts } from "./cuts.ts";
import { Roster } from "./roster.ts";
import {
  type EarlierPulseRun,
  indexPeopleByCut,
  listLevels,
  type PulseQuestion,
  type PulseRun,
  type PulseTally,
} from "./run.ts";
import { grant } from "./work.ts";

/** How much is computed for a report beside earlier runs before what is left is hidden, in numbers multiplied. */
const maxWorkOfReport = 60_000_000;

type People = ReadonlyMap<string, readonly string[]>;
type Tallies = ReadonlyMap<string, ReadonlyMap<string, PulseTally>>;

/**
 * The cuts that each question may tell, the whole run among them, by key. Text questions have no figures. Questions of the same
 * figures are decided once, those that were skipped most first.
 */
export function* decidePulseCuts(
  run: Pick<PulseRun, "closedOn" | "threshold" | "questions" | "earlier">,
  people: People,
  tallies: Tallies,
): Steps<Map<string, ReadonlySet<string>>> {
  const listEarlier = createEarlierIndex(run);
  const systems = run.questions
    .filter(({ type }) => type !== "text")
    .map((question): QuestionSystem => {
      const own = toCutSystem(question, run.threshold, people, tallies.get(question.key) ?? new Map());
      const earlier = listEarlier(question.key);
      const figures = earlier.map(({ index, system }) => [index, [...system.cuts.keys()]]);
      return {
        key: question.key,
        own,
        earlier: earlier.map(({ system }) => system),
        figures: JSON.stringify([[...own.cuts.keys()], figures]),
        skipped: [own, ...earlier.map(({ system }) => system)].map(({ skipped }) => skipped),
      };
    });
  const told = new Map<string, ReadonlySet<string>>();
  const all = { left: maxWorkOfReport };
  const roster = new Roster();
  const byFigures = [...Map.groupBy(systems, ({ figures }) => figures).values()];
  let open = new Set(systems.map(({ figures, skipped }) => `${figures} ${skipped.join()}`)).size;
  for (const alike of byFigures) {
    const bySkipped = Map.groupBy(alike, ({ skipped }) => skipped.join());
    const decided: QuestionSystem[] = [];
    for (const same of [...bySkipped.values()].toSorted(byMostSkipped)) {
      const [one] = same as [QuestionSystem];
      const tellsAll = decided.find(
        (other) => told.get(other.key)!.size === one.own.cuts.size && isSkippedMore(other, one),
      );
      const work = grant(all, all.left / open);
      open -= 1;
      const selected = tellsAll
        ? told.get(tellsAll.key)!
        : yield* selectToldCuts(one.own, one.earlier, work, roster);
      work.settle();
      for (const { key } of same) told.set(key, selected);
      decided.push(one);
    }
  }
  return told;
}

/** A question, its figures and those of earlier runs as a text, and who skipped it in this run and in each of those. */
interface QuestionSystem {
  key: string;
  own: CutSystem;
  earlier: readonly CutSystem[];
  figures: string;
  skipped: readonly number[];
}

const countSkipped = ([one]: readonly QuestionSystem[]) => one!.skipped.reduce((sum, each) => sum + each, 0);
const byMostSkipped = (a: readonly QuestionSystem[], b: readonly QuestionSystem[]) =>
  countSkipped(b) - countSkipped(a);

/** What is all told of one question is all told of another with the same figures that was skipped no more in any run. */
const isSkippedMore = (one: QuestionSystem, other: QuestionSystem) =>
  one.skipped.every((count, index) => count >= other.skipped[index]!);

/**
 * What may be told at best: enough answers within, of a cut, people outside it who are as many (§8), and in a small run
 * no cuts that cross in small groups.
 */
function toCutSystem(
  question: PulseQuestion,
  threshold: number,
  people: People,
  tallies: ReadonlyMap<string, PulseTally>,
): CutSystem {
  const respondents = people.get(wholeRun) ?? [];
  const answers = tallies.get(wholeRun)?.answers ?? 0;
  const cuts = [...people].filter(([cut, members]) => {
    const inside = tallies.get(cut)?.answers ?? 0;
    if (inside < getMinAnswers(question, threshold)) return false;
    if (cut === wholeRun) return true;
    return Math.min(answers - inside, respondents.length - members.length) >= threshold;
  });
  return {
    threshold,
    cuts: hideThinCrossings(new Map(cuts), threshold),
    skipped: respondents.length - answers,
  };
}

const listWithin = ({ closedOn, earlier }: Pick<PulseRun, "closedOn" | "earlier">) =>
  earlier.filter((run) => Math.abs(daysBetween(run.closedOn, closedOn)) <= systemDays);

/** By question: what earlier runs printed of it, of those that closed within 75 days (§5). `index`: of the run. */
function createEarlierIndex(run: Pick<PulseRun, "closedOn" | "earlier">) {
  const within = listWithin(run).map((each) => ({ each, people: indexPeopleByCut(each.respondents) }));
  return (key: string): { index: number; system: CutSystem }[] =>
    within.flatMap(({ each, people }, index) =>
      listPrinted(each, key, people).map((system) => ({ index, system })),
    );
}

const listPrinted = (run: EarlierPulseRun, key: string, people: People): CutSystem[] =>
  run.questions
    .filter((question) => question.key === key)
    .map(({ printed, skipped }) => ({
      threshold: run.threshold,
      skipped,
      cuts: new Map(printed.map((cut) => [cut, people.get(cut) ?? []])),
    }));

/** By question: the people and printed counts of the earlier runs that printed counts of the whole run. */
export function listEarlierWholes(run: Pick<PulseRun, "closedOn" | "earlier">) {
  const within = listWithin(run);
  return (question: PulseQuestion): CountedWhole[] =>
    within.flatMap(({ questions, respondents }) =>
      questions.flatMap(({ key, levels }) => {
        if (key !== question.key || !levels) return [];
        const counts = new Map(levels.map(({ level, count }) => [level, count]));
        return [
          {
            people: new Set(respondents.map(({ person }) => person)),
            levels: listLevels(question).map((level) => counts.get(level) ?? 0),
          },
        ];
      }),
    );
}
