import { describe, expect, test } from "vitest";
import type {
  PulseHighlight,
  PulseMean,
  PulseQuestionResult,
  PulseSnapshot,
  WholeCell,
} from "../../contract/pulse.ts";
import { selectPulseHighlights } from "./highlights.ts";
import { computePulseSpread } from "./spread.ts";
import { averageThemes } from "./themes.ts";
import { explainPulseTrend } from "./trend.ts";

const unknown = { scale: null, score: null };
const scale = (value: number, end?: PulseMean["end"]): WholeCell => ({
  form: "scale",
  mean: end ? { value, end } : { value },
  levels: null,
  answers: 9,
});
const enps = (value: number, from: number, to: number, mean = 6): WholeCell => ({
  form: "enps",
  mean: { value: mean },
  enps: { value, from, to },
  levels: null,
  answers: 9,
});
const withheld = (mean: number): WholeCell => ({ ...enps(0, 0, 0, mean), enps: null }) as WholeCell;
const hidden: WholeCell = { form: "hidden" };
const toPoints = (...cells: (WholeCell | null)[]) => cells.map((cell, index) => ({ run: `r${index}`, cell }));

describe("a trend", () => {
  test.each([
    ["under the fixed limit", [scale(3), scale(3.7)], { state: "noise", change: { from: 0.7, to: 0.7 } }],
    ["within rounding of it", [scale(3), scale(3.8)], { state: "noise" }],
    ["beyond it", [scale(3), scale(3.9)], { state: "up", rule: "fixed", limit: 0.75, hasGap: false }],
    ["down", [scale(4), scale(3.1)], { state: "down" }],
    ["over a skipped run", [scale(3), null, scale(3.9)], { state: "up", before: "r0", hasGap: true }],
    ["over a hidden run", [scale(3), hidden, scale(3.8)], { before: "r0", hasGap: true }],
    ["the nearest earlier one", [scale(1.6), scale(3.7), scale(3.8)], { before: "r1", state: "noise" }],
    [
      "to an end: what it surely is",
      [scale(3.9), scale(4.5, "high")],
      { state: "noise", change: { from: 0.6, to: 1.1 } },
    ],
    [
      "surely beyond, at an end",
      [scale(3.7), scale(4.5, "high")],
      { state: "up", change: { from: 0.8, to: 1.3 } },
    ],
    [
      "from end to end",
      [scale(4.5, "high"), scale(4.5, "high")],
      { state: "noise", change: { from: -0.5, to: 0.5 } },
    ],
  ] as const)("%s", (_, cells, trend) => {
    expect(explainPulseTrend(toPoints(...cells), "mean", unknown)).toMatchObject(trend);
  });

  test("by the spread once it is known: 1.96 deviations are noise still", () => {
    const explain = (to: number) =>
      explainPulseTrend(toPoints(scale(3), scale(to)), "mean", { scale: 0.3, score: null });
    expect(explain(3.6)).toMatchObject({ state: "noise", rule: "spread", limit: 0.59 });
    expect(explain(3.7)).toMatchObject({ state: "up", rule: "spread" });
  });

  test("of a score from 0 to 10: 1.5; of an eNPS: intervals that have nothing in common", () => {
    const far = toPoints(enps(-20, -40, 0, 5), enps(40, 1, 70, 6.6));
    const near = toPoints(enps(-20, -40, 0, 5), enps(40, 0, 70, 6.5));
    expect(explainPulseTrend(far, "enps", unknown)).toMatchObject({
      state: "up",
      rule: "intervals",
      change: { from: 60, to: 60 },
    });
    expect(explainPulseTrend(near, "enps", unknown)).toMatchObject({ state: "noise" });
    expect(explainPulseTrend(far, "mean", unknown)).toMatchObject({ state: "up", limit: 1.5 });
    expect(explainPulseTrend(near, "mean", unknown)).toMatchObject({ state: "noise" });
  });

  test.each([
    ["the first run", [scale(3)]],
    ["a last run without a figure", [scale(3), hidden]],
    ["nothing before it", [hidden, null, scale(3)]],
  ])("none for %s", (_, cells) => {
    expect(explainPulseTrend(toPoints(...cells), "mean", unknown)).toBe(null);
  });
});

const question = (
  key: string,
  whole: WholeCell,
  more: Partial<PulseQuestionResult> = {},
): PulseQuestionResult => ({
  key,
  type: whole.form === "enps" ? "enps" : "scale",
  theme: null,
  whole,
  cuts: [],
  ...more,
});
const snapshot = (questions: PulseQuestionResult[]): PulseSnapshot => ({
  version: 1,
  threshold: 5,
  participation: { asked: 9, answered: 9 },
  questions,
  themes: averageThemes(questions),
  comments: [],
  highlights: [],
  spread: unknown,
});

describe("the spread", () => {
  const withCuts = (...values: (number | null)[]) =>
    snapshot([
      question("q", hidden, {
        cuts: values.map((value, index) => ({
          cut: `team:${index}`,
          cell: value === null ? { form: "hidden" } : { form: "scale", mean: { value } },
        })),
      }),
    ]);
  const before = Array.from({ length: 30 }, () => 3);
  const after = before.map((value, index) => (index % 2 ? value + 0.8 : value + 0.2));

  test("is that of the changes of cuts around the change of their question, from thirty on", () => {
    expect(computePulseSpread([[withCuts(...before), withCuts(...after)]])).toEqual({
      scale: 0.3,
      score: null,
    });
    expect(computePulseSpread([[withCuts(...before), withCuts(null, ...after.slice(1))]]).scale).toBe(null);
    expect(computePulseSpread([[withCuts(...before), null, withCuts(...after)]]).scale).toBe(null);
    expect(computePulseSpread([[withCuts(...before), withCuts(...before)]]).scale).toBe(0.1);
  });
});

describe("themes", () => {
  const themed = (key: string, theme: string, whole: WholeCell) => question(key, whole, { theme });

  test("rest on the printed means of their scale questions", () => {
    const themes = averageThemes([
      themed("a", "climate", scale(3.1)),
      themed("b", "climate", scale(3.4)),
      themed("c", "climate", hidden),
      themed("d", "load", scale(4.5, "high")),
      themed("e", "load", scale(4)),
      themed("f", "trust", hidden),
      themed("g", "pride", scale(4.5, "high")),
      themed("h", "pride", scale(4.5, "high")),
      themed("i", "calm", scale(1.5, "low")),
      themed("j", "mixed", scale(4.5, "high")),
      themed("k", "mixed", scale(1.5, "low")),
    ]);
    expect(themes).toEqual([
      { theme: "climate", mean: { form: "value", value: 3.3 }, questions: ["a", "b"] },
      { theme: "load", mean: { form: "interval", from: 4.2, to: 4.5 }, questions: ["d", "e"] },
      { theme: "pride", mean: { form: "value", value: 4.5, end: "high" }, questions: ["g", "h"] },
      { theme: "calm", mean: { form: "value", value: 1.5, end: "low" }, questions: ["i"] },
      { theme: "mixed", mean: { form: "interval", from: 2.7, to: 3.3 }, questions: ["j", "k"] },
    ]);
  });

  test.each<[string, PulseQuestionResult[], PulseQuestionResult[] | null, PulseHighlight["kind"][]]>([
    ["nothing stands out", [themed("a", "x", scale(3)), themed("b", "y", scale(3.7))], null, []],
    ["one theme alone says nothing", [themed("a", "x", scale(3))], null, []],
    [
      "a theme stands highest",
      [themed("a", "x", scale(3)), themed("b", "y", scale(3.2)), themed("c", "z", scale(4.2))],
      null,
      ["highest_theme"],
    ],
    [
      "the gap between two themes, once",
      [themed("a", "x", scale(3)), themed("b", "y", scale(4))],
      null,
      ["highest_theme"],
    ],
    [
      "two of three, either way",
      [themed("a", "x", scale(2)), themed("b", "y", scale(3)), themed("c", "z", scale(4))],
      null,
      ["highest_theme", "lowest_theme"],
    ],
    [
      "themes of one question, whose mean was rounded once",
      [themed("a", "x", scale(3)), themed("b", "y", scale(3.9))],
      null,
      ["highest_theme"],
    ],
    [
      "not where rounding may make the difference",
      [themed("a", "x", scale(3)), themed("b", "y", scale(3.8))],
      null,
      [],
    ],
    [
      "themes of several questions, whose means were rounded",
      [themed("a", "x", scale(3)), themed("b", "x", scale(3.1)), themed("c", "y", scale(3.9))],
      null,
      ["highest_theme"],
    ],
    [
      "a theme at an end by its end",
      [themed("a", "x", scale(3.6)), themed("b", "y", scale(4.5, "high"))],
      null,
      ["highest_theme"],
    ],
    [
      "at an end, only what is sure",
      [themed("a", "x", scale(3.8)), themed("b", "y", scale(4.5, "high"))],
      null,
      [],
    ],
    [
      "a change goes first",
      [themed("a", "x", scale(3)), themed("b", "y", scale(4))],
      [themed("a", "x", scale(4))],
      ["fall", "highest_theme"],
    ],
    ["noise is not told", [themed("a", "x", scale(3))], [themed("a", "x", scale(3.5))], []],
    ["an eNPS", [question("n", enps(40, 1, 70))], [question("n", enps(-20, -40, 0))], ["rise"]],
    ["a withheld eNPS by its mean", [question("n", withheld(4))], [question("n", withheld(7))], ["fall"]],
    [
      "one beside a withheld one by nothing",
      [question("n", enps(40, 1, 70, 4))],
      [question("n", withheld(7))],
      [],
    ],
    ["another question is no earlier one", [question("a", scale(3))], [question("b", scale(4))], []],
  ])("highlights: %s", (_, questions, earlier, kinds) => {
    const previous = earlier && snapshot(earlier);
    const highlights = selectPulseHighlights(snapshot(questions), { previous, spread: unknown });
    expect(highlights.map(({ kind }) => kind)).toEqual(kinds);
  });
});
