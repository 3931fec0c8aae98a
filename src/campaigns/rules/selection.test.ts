import { expect, test } from "vitest";
import { whyNotEvaluateAmong } from "./selection.ts";

test.each([
  ["somebody active, alone", "ana", true, 1, null],
  ["somebody active, with others", "ana", true, 2, null],
  ["somebody deactivated", "ana", false, 1, "inactive_person"],
  ["oneself, alone", "me", true, 1, null],
  ["oneself, with others", "me", true, 2, "oneself"],
] as const)("of a selection, %s", (_, id, isActive, selected, reason) => {
  expect(whyNotEvaluateAmong("me", { id, isActive }, selected)).toBe(reason);
});
