import { expect, test } from "vitest";
import { sayChange, sayFigure, sayRules } from "./words.ts";

const enps = { form: "enps", enps: { value: 10, from: -40, to: 60 } } as const;

test("an eNPS of a part is said to be in tens, that of the whole run is exact", () => {
  expect(sayFigure("fr", enps, true)).toBe("env. +10, entre −40 et +60");
  expect(sayFigure("fr", enps, false)).toBe("+10, entre −40 et +60");
  expect(sayChange("fr", { from: 30, to: 30 }, { form: "enps", isPart: true })).toBe("env. +30");
  expect(sayChange("fr", { from: 33, to: 33 }, { form: "enps", isPart: false })).toBe("+33");
});

test("the mean of a score from 0 to 10 is no mean of five levels", () => {
  expect(sayFigure("fr", { form: "score", mean: { value: 8.2 } }, true)).toBe("moyenne 8,2 sur\u00A010");
  expect(sayFigure("fr", { form: "mean", mean: { value: 4.5, end: "high" } }, true)).toBe("4,5 et plus");
});

test("a mean out of five and a score from 0 to 10 under one rule have both their limits", () => {
  const change = { before: 0, hasGap: false, rule: "fixed" } as const;
  const sentences = sayRules("fr", [
    {
      form: "mean",
      figures: [],
      change: { ...change, change: { from: -1, to: -1 }, state: "down", limit: 0.75 },
    },
    {
      form: "score",
      figures: [],
      change: { ...change, change: { from: 0.2, to: 0.2 }, state: "noise", limit: 1.5 },
    },
  ]);
  expect(sentences.join(" ")).toMatch(
    /sur\u00A05, un écart de moins de 0,75 .* de 0 à 10, un écart de moins de 1,5 /u,
  );
});
