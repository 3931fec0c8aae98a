import { expect, test } from "vitest";
import type { RunStatus } from "../vocabulary.ts";
import { isCancelledForFew, whyNotCancel, whyNotClose } from "./endRun.ts";

test.each<[RunStatus, ReturnType<typeof whyNotClose>, ReturnType<typeof whyNotCancel>]>([
  ["scheduled", "pulse_not_open", null],
  ["open", null, "pulse_not_scheduled"],
  ["closed", "pulse_not_open", "pulse_not_scheduled"],
  ["cancelled", "pulse_not_open", "pulse_not_scheduled"],
])("one that is %s: closing %s, cancelling %s", (status, closing, cancelling) => {
  expect(whyNotClose({ status })).toBe(closing);
  expect(whyNotCancel({ status })).toBe(cancelling);
});

test("one of which the report is being computed is closed", () => {
  expect(whyNotClose({ status: "open", closedAt: new Date() })).toBe("pulse_not_open");
});

test.each<[RunStatus, number | null, boolean]>([
  ["cancelled", 4, true],
  ["cancelled", 0, true],
  // By hand.
  ["cancelled", null, false],
  ["closed", 4, false],
  ["scheduled", null, false],
])("one that is %s, for %s people, was cancelled because they are too few: %s", (status, asked, expected) => {
  expect(isCancelledForFew({ status, asked })).toBe(expected);
});
