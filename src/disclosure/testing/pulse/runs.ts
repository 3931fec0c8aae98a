import { daysAfter } from "#platform/calendarDays.ts";
import type { PulseSnapshot } from "../../contract/pulse.ts";
import { listPrintedCuts } from "../../rules/pulse/computePulseSnapshot.ts";
import { computePulseSnapshot } from "./snapshot.ts";
import {
  type EarlierPulseRun,
  listLevels,
  type PulseQuestion,
  type PulseRun,
} from "../../rules/pulse/run.ts";
import { wholeRun } from "../../vocabulary.ts";
import { seeded } from "../build.ts";

/** What a person did in a run: their cuts on that day, and a level for each question; null where they left it out. */
export interface PulseAnswerer {
  person: string;
  cuts: readonly string[];
  levels: Readonly<Record<string, string | null>>;
}

/** A run before it is counted. */
export interface AnsweredRun {
  closedOn: string;
  threshold: number;
  questions: readonly PulseQuestion[];
  people: readonly PulseAnswerer[];
}

export const scaleQuestion = (key = "q"): PulseQuestion => ({ key, type: "scale", theme: "climate" });
export const enpsQuestion = (key = "q"): PulseQuestion => ({ key, type: "enps", theme: null });
export const booleanQuestion = (key = "q"): PulseQuestion => ({ key, type: "boolean", theme: null });
export const choiceQuestion = (count: number, key = "q"): PulseQuestion => ({
  key,
  type: "choice",
  theme: null,
  options: Array.from({ length: count }, (_, index) => `option ${index + 1}`),
});

const countLevels = ({ questions, people }: AnsweredRun): PulseRun["counts"] => {
  const counts = new Map<string, PulseRun["counts"][number]>();
  for (const { cuts, levels } of people) {
    for (const { key } of questions) {
      const level = levels[key] ?? null;
      if (level === null) continue;
      for (const cut of [wholeRun, ...cuts]) {
        const id = `${key} ${cut} ${level}`;
        const before = counts.get(id)?.count ?? 0;
        counts.set(id, { question: key, cut, level, count: before + 1 });
      }
    }
  }
  return [...counts.values()];
};

export const toPulseRun = (
  run: AnsweredRun,
  earlier: readonly EarlierPulseRun[] = [],
  comments: PulseRun["comments"] = [],
): PulseRun => ({
  closedOn: run.closedOn,
  threshold: run.threshold,
  asked: run.people.length,
  cuts: [...new Set(run.people.flatMap(({ cuts }) => cuts))],
  questions: run.questions,
  respondents: run.people,
  counts: countLevels(run),
  comments,
  earlier,
});

const countSkipped = ({ people }: AnsweredRun, key: string): number =>
  people.filter(({ levels }) => (levels[key] ?? null) === null).length;

export const toEarlierRun = (run: AnsweredRun, snapshot: PulseSnapshot): EarlierPulseRun => ({
  closedOn: run.closedOn,
  threshold: run.threshold,
  respondents: run.people,
  questions: listPrintedCuts(snapshot).map((question) => ({
    ...question,
    skipped: countSkipped(run, question.key),
  })),
});

export type Publish = (run: PulseRun, random: () => number) => PulseSnapshot;

/** Every report of a company, in the order of closing: each run knows all that came before. */
export function publishRuns(
  runs: readonly AnsweredRun[],
  publish: Publish = computePulseSnapshot,
): PulseSnapshot[] {
  const earlier: EarlierPulseRun[] = [];
  return runs.map((run) => {
    const snapshot = publish(toPulseRun(run, earlier), seeded(1));
    earlier.push(toEarlierRun(run, snapshot));
    return snapshot;
  });
}

/** The printed cells of a question, the whole run’s first. */
export function listPrintedCells({ questions }: PulseSnapshot, key: string) {
  const question = questions.find((each) => each.key === key);
  return question
    ? [{ cut: wholeRun, cell: question.whole }, ...question.cuts].filter(({ cell }) => cell.form !== "hidden")
    : [];
}

export const listTold = (snapshot: PulseSnapshot, key = "q"): string[] =>
  listPrintedCells(snapshot, key).map(({ cut }) => cut);

/** Of the cuts of a company: how many there are of each kind. `questions`: each run asks some of so many. */
export interface PulseShape {
  questions: number;
  people: readonly [number, number];
  teams: number;
  directions: number;
  positions: number;
  runs: readonly [number, number];
}

export const smallShape: PulseShape = {
  people: [5, 14],
  teams: 3,
  directions: 2,
  positions: 2,
  runs: [1, 1],
  questions: 1,
};

/** Runs of up to forty people, where cuts of three kinds cross. */
export const middleShape: PulseShape = { ...smallShape, people: [15, 39], teams: 5, positions: 3 };

const kinds = [
  scaleQuestion,
  enpsQuestion,
  booleanQuestion,
  (key?: string) => choiceQuestion(3, key),
] as const;

/**
 * Runs of a question or of some of several, weeks apart: people join and leave teams, take part or not, and some leave a question out; a
 * person gives one answer to each in all of them. In some companies nearly everybody answers alike.
 */
export function anyRuns(seed: number, shape: PulseShape): AnsweredRun[] {
  const random = seeded(seed * 15_485_863 + 11);
  const between = ([least, most]: readonly [number, number]) =>
    least + Math.floor(random() * (most - least + 1));
  const pick = (count: number) => Math.floor(random() * count);
  const all = Array.from({ length: shape.questions }, (_, index) =>
    kinds[seed % kinds.length]!(index === 0 ? "q" : `q${index}`),
  );
  const levels = listLevels(all[0]!);
  const usual = levels[pick(levels.length)]!;
  const alike = [0, 0.5, 0.8, 1][pick(4)]!;
  const teams = 1 + pick(shape.teams);
  const answer = () => (random() < alike ? usual : levels[pick(levels.length)]!);
  const people = Array.from({ length: between(shape.people) }, (_, index) => ({
    person: `p${index}`,
    team: pick(teams),
    position: pick(shape.positions),
    levels: Object.fromEntries(all.map(({ key }) => [key, answer()])),
  }));
  const [moving, absence, skipping] = [pick(3) * 0.04, pick(3) * 0.1, pick(3) === 0 ? 0.06 : 0];
  let closedOn = daysAfter("2026-01-05", pick(300));
  return Array.from({ length: between(shape.runs) }, (): AnsweredRun => {
    closedOn = daysAfter(closedOn, 5 + pick(25));
    for (const person of people) if (random() < moving) person.team = pick(teams);
    const present = people.filter(() => random() >= absence);
    const some = all.filter(() => all.length === 1 || random() < 0.7);
    const questions = some.length === 0 ? [all[pick(all.length)]!] : some;
    return {
      closedOn,
      threshold: random() < 0.9 ? 5 : 6,
      questions,
      people: present.map(({ person, team, position, levels: own }) => ({
        person,
        cuts: [
          // The first direction is that of the manager of team 0, who is in none.
          ...(person === "p0" ? [] : [`team:${team}`]),
          `direction:${team % shape.directions}`,
          `position:${position}`,
        ],
        levels: Object.fromEntries(questions.map(({ key }) => [key, random() < skipping ? null : own[key]!])),
      })),
    };
  });
}
