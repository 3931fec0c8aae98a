import { expect, test } from "vitest";
import {
  computeClosedAnswers,
  computeNextRefresh,
  computeShownAnswers,
  tellAnswers,
} from "./participation.ts";

test.each([
  [0, 0],
  [4, 0],
  [5, 5],
  [9, 5],
  [10, 10],
  [9_999, 9_995],
])("%i answers are shown as %i", (answers, shown) => {
  expect(computeShownAnswers(answers)).toBe(shown);
});

test.each([
  ["2026-11-30T14:00:00.000Z", "2026-11-30T15:00:00.000Z"],
  ["2026-11-30T14:59:59.999Z", "2026-11-30T15:00:00.000Z"],
])("at %s the next moment is %s", (now, next) => {
  expect(computeNextRefresh(new Date(now)).toISOString()).toBe(next);
});

test.each([
  [0, 5, null],
  [1, 5, null],
  [4, 5, null],
  [5, 5, 5],
  [14, 15, null],
  [15, 15, 15],
])("of a closed run, %i answers with a threshold of %i are told as %o", (answers, threshold, told) => {
  const shownAnswers = computeClosedAnswers(answers, threshold);
  expect(tellAnswers({ status: "closed", shownAnswers, threshold })).toBe(told);
  expect(tellAnswers({ status: "open", shownAnswers, threshold })).toBe(shownAnswers);
  if (told === null) expect(shownAnswers).toBe(0);
});
