import { expect, test } from "vitest";
import type { TrendCell } from "#analytics/contract/figures.ts";
import { readTrend } from "#analytics/rules/explain/explainTrend.ts";
import { toNumber } from "#reports/rules/explain/shown.ts";
import { findCommonStart, findGreatestMargin, isWithoutChange, listChanges } from "./trendNotes.ts";

const at = (value: number, people = 20): TrendCell => ({
  cell: { form: "value", value, people },
  questions: 1,
});
const masked: TrendCell = { cell: { form: "masked" }, questions: null };
const periods = ["2026-01-01", "2026-02-01", "2026-03-01"];
const read = (...cells: TrendCell[]) => readTrend(cells, periods, 0.5);

test("one earlier period is said once, two of them each where it stands", () => {
  const [near, far] = [read(masked, at(3), at(3.1)), read(at(3), masked, at(3.1))];
  expect(findCommonStart(listChanges([near, read(masked, masked, at(3))]))).toBe("2026-02-01");
  expect(findCommonStart(listChanges([near, far]))).toBeNull();
  expect(findCommonStart([])).toBeNull();
});

test("the greatest margin is that of the fewest people, of what is within the noise alone", () => {
  const changes = listChanges([
    read(masked, at(3), at(3.1)),
    read(masked, at(3, 6), at(3.1, 6)),
    read(masked, at(2, 5), at(4, 5)),
  ]);
  expect(changes.map(({ state }) => state)).toEqual(["noise", "noise", "up"]);
  const found = findGreatestMargin(changes);
  expect(found && toNumber(found.margin)).toBeCloseTo(1.96 * 0.5 * Math.sqrt(2 / 6) + 0.14, 1);
  expect(findGreatestMargin(changes.slice(2))).toBeNull();
});

test("a change is none where both figures are printed alike", () => {
  expect(
    listChanges([read(masked, at(3), at(3)), read(masked, at(3), at(3.1))]).map(isWithoutChange),
  ).toEqual([true, false]);
});
