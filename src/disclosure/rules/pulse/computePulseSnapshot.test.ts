import { describe, expect, test } from "vitest";
import { finishSteps } from "#platform/testing/finishSteps.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { PulseSnapshot } from "../../contract/pulse.ts";
import { seeded } from "../../testing/build.ts";
import {
  type AnsweredRun,
  booleanQuestion,
  choiceQuestion,
  listTold,
  publishRuns,
  scaleQuestion,
  toEarlierRun,
  toPulseRun,
} from "../../testing/pulse/runs.ts";
import { computePulseSnapshot } from "../../testing/pulse/snapshot.ts";
import { listPrintedCuts } from "./computePulseSnapshot.ts";
import { forecastPulseRun } from "./opening.ts";
import { selectForReader } from "./readers.ts";
import type { PulseQuestion } from "./run.ts";

const day = "2026-03-02";

/** Teams of these sizes; levels in turn, so that every cut has several. */
function buildRun(
  teams: readonly number[],
  { questions = [scaleQuestion()], closedOn = day }: { questions?: PulseQuestion[]; closedOn?: string } = {},
): AnsweredRun {
  const people = teams.flatMap((size, team) =>
    Array.from({ length: size }, (_, index) => ({
      person: `${team}.${index}`,
      cuts: [`team:${team}`],
      levels: Object.fromEntries(
        questions.map(({ key, type }) => [
          key,
          type === "scale" ? String(1 + (index % 5)) : index % 2 ? "true" : "false",
        ]),
      ),
    })),
  );
  return { closedOn, threshold: 5, questions, people };
}

const compute = (run: AnsweredRun, ...more: [Parameters<typeof toPulseRun>[2]?]) =>
  computePulseSnapshot(toPulseRun(run, [], more[0]), seeded(1));

describe("the report of a run", () => {
  test("is a snapshot, with one hidden shape whatever the reason", () => {
    const report = compute(buildRun([8, 4, 9], { questions: [scaleQuestion(), booleanQuestion("b")] }));
    expect(PulseSnapshot.parse(report)).toEqual(report);
    expect(report.participation).toEqual({ asked: 21, answered: 21 });
    const hidden = report.questions.flatMap(({ cuts }) => cuts).filter(({ cell }) => cell.form === "hidden");
    expect(hidden.length).toBeGreaterThan(1);
    for (const { cell } of hidden) expect(cell).toEqual({ form: "hidden" });
  });

  test("tells of a part whether it is hidden, never whether people in it answered", () => {
    const answered = toPulseRun(buildRun([8, 9]));
    const cuts = ["team:0", "team:1", "team:2"];
    const [cells] = computePulseSnapshot({ ...answered, asked: 18, cuts }, seeded(1)).questions;
    expect(cells!.cuts.map(({ cut, cell }) => [cut, cell.form])).toEqual([
      ["team:0", "scale"],
      ["team:1", "scale"],
      ["team:2", "hidden"],
    ]);
  });

  test("under five people says how many took part, and nothing else", () => {
    const report = compute(buildRun([4]), [{ question: null, texts: ["Un mot."] }]);
    expect(report.participation.answered).toBe(4);
    expect(listTold(report)).toEqual([]);
    expect(report.comments).toEqual([{ question: null, paragraphs: null, isSearchable: false }]);
  });

  test("shows a cut only where five stand outside it, never none", () => {
    expect(listTold(compute(buildRun([9])))).toEqual(["company"]);
    expect(listTold(compute(buildRun([9, 4])))).toEqual(["company"]);
    expect(listTold(compute(buildRun([9, 5])))).toEqual(["company", "team:0", "team:1"]);
  });

  test("hides a cut of one answer, and the whole’s counts or cuts that would give one away", () => {
    const run = buildRun([8, 8], { questions: [booleanQuestion()] });
    const alike = run.people.map((each) =>
      each.cuts.includes("team:1") ? { ...each, levels: { q: "true" } } : each,
    );
    expect(listTold(compute(run))).toEqual(["company", "team:0", "team:1"]);
    expect(listTold(compute({ ...run, people: alike }))).toEqual(["company"]);
  });

  test("withholds the distribution beside a team whose mean would tell each answer", () => {
    const run = buildRun([10, 6]);
    const compose = (ones: number, team: (index: number) => number) =>
      compute({
        ...run,
        people: run.people.map((each, index) => {
          const level = index >= 10 ? team(index) : index < ones ? 1 : 2;
          return { ...each, levels: { q: String(level) } };
        }),
      }).questions[0]!.whole;
    expect(compose(8, () => 2)).toMatchObject({ levels: null });
    expect(compose(6, (index) => 1 + (index % 3))).toMatchObject({ levels: [8, 6, 2, 0, 0] });
  });

  test.each([
    ["a threshold under five", { threshold: 4 }],
    ["a level that does not exist", { counts: [{ question: "q", cut: "company", level: "6", count: 1 }] }],
    ["an unknown question", { counts: [{ question: "x", cut: "company", level: "1", count: 1 }] }],
    ["more answers than respondents", { counts: [{ question: "q", cut: "company", level: "1", count: 99 }] }],
    ["a cut beyond the whole", { counts: [{ question: "q", cut: "team:0", level: "1", count: 3 }] }],
    ["a part of a person", { counts: [{ question: "q", cut: "company", level: "1", count: 0.5 }] }],
  ])("is not made of %s", (_, change) => {
    const run = toPulseRun(buildRun([8, 8]));
    expect(() => computePulseSnapshot({ ...run, ...change }, seeded(1))).toThrow(RangeError);
  });
});

describe("earlier runs", () => {
  const later = (run: AnsweredRun, days: number): AnsweredRun => ({
    ...run,
    closedOn: daysAfter(run.closedOn, days),
    people: [...run.people, { ...run.people[0]!, person: "new" }],
  });
  const run = buildRun([9, 9]);

  test.each([
    ["the same key within 75 days", 75, "q", ["team:1"]],
    ["after 75 days", 76, "q", ["company", "team:0", "team:1"]],
    ["another key", 7, "other", ["company", "team:0", "team:1"]],
  ])("%s", (_, days, key, told) => {
    const question = scaleQuestion(key);
    const next = later({ ...run, questions: [question] }, days);
    const people = next.people.map((each) => ({ ...each, levels: { [key]: each.levels["q"]! } }));
    const [, report] = publishRuns([run, { ...next, people }]);
    expect(listTold(report!, key)).toEqual(told);
  });

  test("know which cuts were printed, and with which counts", () => {
    expect(listPrintedCuts(compute(run))).toEqual([
      {
        key: "q",
        printed: ["company", "team:0", "team:1"],
        levels: [4, 4, 4, 4, 2].map((count, index) => ({ level: String(index + 1), count })),
      },
    ]);
  });

  test("of one question are not taken for those of another", () => {
    const ask = (days: number, keys: readonly string[], who: readonly number[]): AnsweredRun => ({
      closedOn: daysAfter(day, days),
      threshold: 5,
      questions: keys.map((key) => scaleQuestion(key)),
      people: who.map((index) => ({
        person: `p${index}`,
        cuts: [],
        levels: Object.fromEntries(keys.map((key) => [key, String(1 + (index % 5))])),
      })),
    });
    const all = Array.from({ length: 15 }, (_, index) => index);
    const others = [...all.filter((index) => index !== 10), 15];
    const runs = [ask(0, ["one"], all), ask(14, ["two"], others), ask(28, ["one", "two"], all)];
    expect(publishRuns(runs).map(({ questions }) => questions.map(({ whole }) => whole.form))).toEqual([
      ["scale"],
      ["scale"],
      // Its people are those who answered « one » before; of « two », one more and one fewer did.
      ["scale", "hidden"],
    ]);
  });

  test("are counts of the same options in another order", () => {
    const ask = (people: number, options: readonly string[], days: number): AnsweredRun => ({
      closedOn: daysAfter(day, days),
      threshold: 5,
      questions: [{ ...choiceQuestion(3), options }],
      people: Array.from({ length: people }, (_, index) => ({
        person: `p${index}`,
        cuts: [],
        levels: { q: options.toSorted()[index < 4 || index > 9 ? 0 : index < 7 ? 1 : 2]! },
      })),
    });
    const options = choiceQuestion(3).options!;
    for (const order of [options, options.toReversed()]) {
      const [, later] = publishRuns([ask(10, options, 0), ask(16, order, 28)]);
      // The six who came chose one option, all of them.
      expect(later!.questions[0]!.whole.form).toBe("hidden");
    }
  });

  test("are asked before a run opens", () => {
    const earlier = [toEarlierRun(run, compute(run))];
    const next = later(buildRun([9, 9, 3]), 30);
    const forecast = finishSteps(forecastPulseRun({ ...toPulseRun(next, earlier) }, next.people));
    expect(forecast).toEqual({
      cuts: 3,
      tooFew: ["team:2"],
      besideEarlier: [{ question: "q", cuts: ["company", "team:0"] }],
    });
  });
});

describe("comments", () => {
  const write = (count: number, people = 6) =>
    compute(buildRun([people]), [
      { question: "t", texts: Array.from({ length: count }, (_, index) => `Mot ${index}\n\nSuite ${index}`) },
      { question: null, texts: ["", "  "] },
    ]).comments;

  test("stand from five respondents on, however few wrote, by paragraph and shuffled", () => {
    const [text, comment] = write(3);
    expect(text!.paragraphs!.toSorted()).toEqual([
      "Mot 0",
      "Mot 1",
      "Mot 2",
      "Suite 0",
      "Suite 1",
      "Suite 2",
    ]);
    expect(text!.paragraphs).not.toEqual(text!.paragraphs!.toSorted());
    expect(comment).toEqual({ question: null, paragraphs: [], isSearchable: false });
    expect(write(3, 4)[0]!.paragraphs).toBe(null);
  });

  test("are searchable from ten on", () => {
    expect(write(9)[0]!.isSearchable).toBe(false);
    expect(write(10)[0]!.isSearchable).toBe(true);
  });
});

describe("a reader", () => {
  const report = compute(buildRun([8, 8, 8]));
  const cuts = (reader: Parameters<typeof selectForReader>[1]) =>
    selectForReader(report, reader).questions[0]!.cuts.map(({ cut }) => cut);

  test("in charge sees all of it, a team manager the whole and their teams, the asked the whole", () => {
    expect(cuts({ kind: "charge", teams: [] })).toEqual(["team:0", "team:1", "team:2"]);
    expect(cuts({ kind: "team_manager", teams: ["1", "9"] })).toEqual(["team:1"]);
    expect(cuts({ kind: "team_manager", teams: [] })).toEqual([]);
    expect(cuts({ kind: "asked", teams: ["1"] })).toEqual([]);
    expect(selectForReader(report, { kind: "asked", teams: [] }).questions[0]!.whole).toEqual(
      report.questions[0]!.whole,
    );
  });
});
