import { expect, test } from "vitest";
import { isKeptTooLong } from "./keeping.ts";

const hour = 3_600_000;
const writtenAt = Date.UTC(2026, 10, 1, 9);

test.each([
  [0, false],
  [7 * 24 * hour - 1, false],
  [7 * 24 * hour, true],
  [30 * 24 * hour, true],
  // A clock put back: nothing is thrown away early.
  [-24 * hour, false],
])("after %d ms on a device, too long: %s", (age, expected) => {
  expect(isKeptTooLong(writtenAt, writtenAt + age)).toBe(expected);
});
