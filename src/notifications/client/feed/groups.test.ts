import { expect, test } from "vitest";
import { chooseGroup } from "./groups.ts";

test.each([
  ["2026-11-23", "today"],
  // The company's day, where it begins before the reader's.
  ["2026-11-24", "today"],
  ["2026-11-22", "week"],
  ["2026-11-17", "week"],
  ["2026-11-16", "earlier"],
] as const)("%s stands under %s on November 23", (day, group) => {
  expect(chooseGroup(day, "2026-11-23")).toBe(group);
});

test("a clock change moves no day", () => {
  expect(chooseGroup("2026-10-26", "2026-11-01")).toBe("week");
  expect(chooseGroup("2026-10-25", "2026-11-01")).toBe("earlier");
});
