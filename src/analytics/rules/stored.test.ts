import { expect, test } from "vitest";
import { readStoredFigure, readStoredMeasures, storedVersion } from "./stored.ts";

const cell = { form: "value", value: 3.5, people: 5 } as const;

test("a figure of before versions is one of the first", () => {
  expect(readStoredFigure({ cell })).toEqual({ cell });
  expect(readStoredFigure({ version: storedVersion, cell }).cell).toEqual(cell);
});

test("what a later release has written is not guessed", () => {
  const version = storedVersion + 1;
  expect(() => readStoredFigure({ version, cell })).toThrow(RangeError);
  expect(() => readStoredMeasures({ version, measures: {} })).toThrow(RangeError);
});
