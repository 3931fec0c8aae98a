import { expect, test } from "vitest";
import { dayOf } from "./days.ts";

test("a date is the one of the reader’s own calendar", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
