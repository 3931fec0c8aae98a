import { expect, test } from "vitest";
import { computeDefaultDueDate } from "./dueDate.ts";

test.each([
  ["2026-11-20", "2026-12-11"],
  ["2026-12-20", "2027-01-10"],
  ["2028-02-10", "2028-03-02"],
  // Neither the hour that spring takes nor the one that autumn gives moves a calendar date.
  ["2026-03-01", "2026-03-22"],
  ["2026-10-20", "2026-11-10"],
])("an evaluation of %s without a due date ends three weeks later, on %s", (today, due) => {
  expect(computeDefaultDueDate(today)).toBe(due);
});
