import { expect, test } from "vitest";
import { findShownPeriod } from "./toldPeriod.ts";

const today = "2026-11-26";
const told = { last: "2026-07-01" };

test.each([
  ["the last one told, where none is asked for", undefined, told, "2026-07-01"],
  ["an earlier one as it is asked for", "2025-05-20", told, "2025-04-01"],
  ["the last one told, beside one that is not over", today, told, "2026-07-01"],
  ["the one asked for, while nothing is told", "2025-05-20", null, "2025-04-01"],
  ["the last one that is over, while nothing is told", undefined, null, "2026-07-01"],
] as const)("shown is %s", (_, day, periods, start) => {
  expect(findShownPeriod({ kind: "quarter", day }, periods, today)).toBe(start);
});
