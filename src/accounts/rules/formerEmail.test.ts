import { expect, test } from "vitest";
import { cameWithTheChange } from "./formerEmail.ts";

const changed = new Date("2026-11-20T15:00:00Z");
test.each([
  ["2026-11-19T14:59:59Z", false],
  ["2026-11-19T15:00:00Z", true],
  ["2026-11-20T15:00:01Z", true],
])("what was added at %s came with the change: %s", (added, expected) => {
  expect(cameWithTheChange(new Date(added), changed)).toBe(expected);
});
