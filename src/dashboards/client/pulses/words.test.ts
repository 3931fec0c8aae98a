import { expect, test } from "vitest";
import { sayChange, sayFigure } from "./words.ts";

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
