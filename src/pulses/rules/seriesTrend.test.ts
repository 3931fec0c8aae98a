import { describe, expect, test } from "vitest";
import type { PulseCutCell, WholeCell } from "#disclosure/contract/pulse.ts";
import { makeContent, makeQuestion } from "../testing/questions.ts";
import { buildSeriesTrend, type TrendRun } from "./seriesTrend.ts";

const whole = (value: number): WholeCell => ({ form: "scale", mean: { value }, levels: null, answers: 9 });
const part = (value: number): PulseCutCell => ({ form: "scale", mean: { value } });
const team = { kind: "team", id: "11111111-1111-4111-8111-111111111111", name: "Nuit" } as const;
const weekly = { cadence: "weekly", anchor: "2026-11-02" } as const;

const run = (occurrence: string, facts: Partial<TrendRun> = {}): TrendRun => ({
  id: occurrence,
  number: 1,
  occurrence,
  opensOn: occurrence,
  asked: 9,
  answers: 8,
  threshold: 5,
  content: makeContent(),
  results: [{ key: "pride", whole: whole(3), part: part(3) }],
  spread: { scale: null, score: null },
  ...facts,
});
const withResults = (wholeCell: WholeCell, partCell: PulseCutCell | null = null) => ({
  results: [{ key: "pride", whole: wholeCell, part: partCell }],
});

describe("the trend of a series", () => {
  test("is none without a run", () => {
    expect(buildSeriesTrend({ ...weekly, part: null }, [])).toBe(null);
  });

  test("has a place for each run, the oldest first, and a gap where one was skipped", () => {
    const trend = buildSeriesTrend({ ...weekly, part: null }, [
      run("2026-11-23", withResults(whole(4))),
      run("2026-11-02"),
    ])!;
    expect(trend.runs.map((one) => one?.id ?? null)).toEqual(["2026-11-02", null, "2026-11-23"]);
    const [measure] = trend.measures;
    expect(measure).toMatchObject({ key: "pride", reworded: [], part: null });
    expect(measure?.whole.figures.map(({ form }) => form)).toEqual(["mean", "absent", "mean"]);
    expect(measure?.whole.change).toMatchObject({ before: 0, hasGap: true, state: "up", rule: "fixed" });
  });

  test("compares a part with itself, and says nothing of how many answered in it", () => {
    const trend = buildSeriesTrend({ ...weekly, part: team }, [
      run("2026-11-02", withResults(whole(3), part(4))),
      run("2026-11-09", withResults(whole(4), part(3))),
    ])!;
    expect(trend.measures[0]?.part?.change).toMatchObject({ state: "down", change: { from: -1, to: -1 } });
    expect(trend.measures[0]?.whole.change).toMatchObject({ state: "up" });
    expect(JSON.stringify(trend.measures)).not.toMatch(/answers|levels|count/u);
  });

  test.each<[string, PulseCutCell | null]>([
    ["hidden", { form: "hidden" }],
    ["not there, or not for the reader", null],
  ])("of a part that is %s is masked, without a change", (_, cell) => {
    const trend = buildSeriesTrend({ ...weekly, part: team }, [
      run("2026-11-02"),
      run("2026-11-09", withResults(whole(4), cell)),
    ])!;
    expect(trend.measures[0]?.part).toEqual({
      form: "mean",
      figures: [{ form: "mean", mean: { value: 3 } }, { form: "hidden" }],
      change: null,
    });
  });

  test("follows scales and the eNPS, and no other type", () => {
    const enps = makeQuestion({ key: "enps", type: "enps", scale: null });
    const yes = makeQuestion({ key: "yes", type: "true_false", scale: null });
    const content = makeContent({ questions: [enps, yes, makeQuestion()] });
    const cell: WholeCell = {
      form: "enps",
      mean: { value: 7 },
      enps: { value: 20, from: -5, to: 45 },
      levels: null,
      answers: 9,
    };
    const follow = (...wholes: WholeCell[]) =>
      buildSeriesTrend(
        { ...weekly, part: null },
        wholes.map((each, index) =>
          run(["2026-11-02", "2026-11-09"][index]!, {
            content,
            results: [{ key: "enps", whole: each, part: null }],
          }),
        ),
      )!.measures;
    const measures = follow({ ...cell, enps: null }, cell);
    expect(measures.map(({ key, whole: { form } }) => [key, form])).toEqual([
      ["enps", "enps"],
      ["pride", "mean"],
    ]);
    expect(measures[0]?.whole.figures.map(({ form }) => form)).toEqual(["hidden", "enps"]);
    // A question that was not asked is absent.
    expect(measures[1]?.whole.figures.map(({ form }) => form)).toEqual(["absent", "absent"]);
    // Where the last eNPS is withheld, its mean is followed, as in the report.
    const [fallen] = follow(cell, { ...cell, mean: { value: 4 }, enps: null });
    expect(fallen?.whole).toMatchObject({
      form: "score",
      figures: [
        { form: "score", mean: { value: 7 } },
        { form: "score", mean: { value: 4 } },
      ],
      change: { state: "down", change: { from: -3, to: -3 } },
    });
  });

  test.each([
    ["other French words", { fr: "Autrement dit.", en: "I speak with pride about this place." }, ["fr"]],
    ["a translation that was not there yet", { fr: "Je parle avec fierté d’ici.", en: null }, []],
    ["other English words", { fr: "Je parle avec fierté d’ici.", en: "I am proud." }, ["en"]],
    ["both", { fr: "Autrement dit.", en: "In other words." }, ["fr", "en"]],
  ])("says that a question was reworded: %s", (_, text, reworded) => {
    const content = makeContent({ questions: [makeQuestion({ text })] });
    const trend = buildSeriesTrend({ ...weekly, part: null }, [
      run("2026-11-02", { content }),
      run("2026-11-09"),
    ])!;
    expect(trend.measures[0]?.reworded).toEqual(reworded);
  });
});
