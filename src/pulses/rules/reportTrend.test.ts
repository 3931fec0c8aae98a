import { describe, expect, test } from "vitest";
import type { WholeCell } from "#disclosure/contract/pulse.ts";
import { computeSegments } from "#platform/chartGeometry.ts";
import type { EarlierRun } from "../contract/report.ts";
import { makeContent, makeQuestion } from "../testing/questions.ts";
import { samplePulseReport } from "../testing/sampleReport.ts";
import {
  findFollowedMeasure,
  findOtherWording,
  hasHiddenQuestion,
  listMoved,
  listTrendPoints,
  toDrawnValue,
} from "./reportTrend.ts";

const scale = (value: number): WholeCell => ({ form: "scale", mean: { value }, levels: null, answers: 9 });
const text = makeQuestion().text;
const run = (opensOn: string, whole: WholeCell | null, wording = text): EarlierRun => ({
  id: opensOn,
  number: 1,
  opensOn,
  questions: whole ? [{ key: "pride", wording, whole }] : [],
});
const follow = (...earlier: (EarlierRun | null)[]) =>
  listTrendPoints({ id: "now", opensOn: "2026-12-07", earlier }, { key: "pride", whole: scale(3) });

describe("a question over the runs", () => {
  test("begins with the run that first asked it, and ends with this one", () => {
    const points = follow(run("2026-11-02", null), run("2026-11-09", scale(2)), run("2026-11-16", scale(4)));
    expect(points.map(({ run: id }) => id)).toEqual(["2026-11-09", "2026-11-16", "now"]);
  });

  test.each([
    ["a run was skipped", [run("2026-11-02", scale(2)), null]],
    ["a run hides it", [run("2026-11-02", scale(2)), run("2026-11-09", { form: "hidden" })]],
    ["a run left it out", [run("2026-11-02", scale(2)), run("2026-11-09", null)]],
  ])("has no line across where %s", (_, earlier) => {
    const points = follow(...earlier);
    const drawn = points.map(({ cell }) => toDrawnValue(cell, "mean"));
    expect(computeSegments(drawn.map((value) => (value?.form === "value" ? value.value : null)))).toEqual([]);
  });
});

const enps = { form: "enps", mean: { value: 9, end: "high" }, levels: null, answers: 8 } as const;
test.each<[string, WholeCell, string | null]>([
  ["a scale by its mean", scale(3), "mean"],
  ["an eNPS by itself", { ...enps, enps: { value: 20, from: 0, to: 40 } }, "enps"],
  ["one that is withheld by its mean", { ...enps, enps: null }, "mean"],
  ["a choice by nothing", { form: "options", options: [], answers: 8 }, null],
  ["what is hidden by nothing", { form: "hidden" }, null],
])("follows %s", (_, whole, measure) => expect(findFollowedMeasure(whole)).toBe(measure));

test("an end is drawn as one", () =>
  expect(toDrawnValue(enps as WholeCell, "mean")).toEqual({ form: "value", value: 9, end: "high" }));

test("a question that is hidden from everyone is one that not even the whole has", () => {
  const { questions } = samplePulseReport.snapshot!;
  expect(hasHiddenQuestion({ questions })).toBe(false);
  expect(
    hasHiddenQuestion({ questions: [...questions, { ...questions[0]!, whole: { form: "hidden" } }] }),
  ).toBe(true);
});

test("what has moved is what the sentence under a question says, whichever run it is compared with", () => {
  const report = (...earlier: (EarlierRun | null)[]) => ({
    id: "now",
    opensOn: "2026-12-07",
    earlier,
    snapshot: {
      ...samplePulseReport.snapshot!,
      questions: [{ key: "pride", type: "scale" as const, theme: null, whole: scale(3), cuts: [] }],
    },
  });
  const [far, near] = [run("2026-11-02", scale(4.2)), run("2026-11-09", scale(3.2))];
  expect(listMoved(report(far))).toEqual(["pride"]);
  expect(listMoved(report(far, run("2026-11-09", { form: "hidden" })))).toEqual(["pride"]);
  expect(listMoved(report(far, near))).toEqual([]);
  expect(listMoved(report())).toEqual([]);
});

describe("other words", () => {
  const content = makeContent();
  const before = { fr: "Avant", en: null };
  const reworded = (day: string, wording: EarlierRun["questions"][number]["wording"]) =>
    run(day, scale(3), wording);
  const inEnglish = { ...text, en: "Other" };
  test.each<[string, (EarlierRun | null)[], string | null, (string | null)?]>([
    ["none", [], null],
    ["the same all along", [run("2026-11-02", scale(3)), null], null],
    [
      "changed",
      [run("2026-11-02", scale(3), before), run("2026-11-09", scale(3), before)],
      "2026-11-09 fr Avant",
    ],
    [
      "changed earlier",
      [run("2026-11-02", scale(3), before), run("2026-11-09", scale(3))],
      "2026-11-02 fr Avant",
    ],
    ["a translation came since", [run("2026-11-02", scale(3), { ...text, en: null })], null],
    ["in English alone", [reworded("2026-11-02", inEnglish)], "2026-11-02 en Other"],
    [
      "in French, then in English: each reads of their own language",
      [reworded("2026-11-02", { ...inEnglish, fr: "Avant" }), reworded("2026-11-09", inEnglish)],
      "2026-11-02 fr Avant",
      "2026-11-09 en Other",
    ],
  ])("%s", (_, earlier, french, english = french) => {
    const find = (language: "fr" | "en") => {
      const other = findOtherWording({ content, earlier }, "pride", language);
      return other && `${other.opensOn} ${other.language} ${other.text}`;
    };
    expect([find("fr"), find("en")]).toEqual([french, english]);
  });
});
