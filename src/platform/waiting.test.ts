import { expect, test } from "vitest";
import { toWait } from "./waiting.ts";

test.each([
  [1, "1 seconds"],
  [90, "90 seconds"],
  [91, "2 minutes"],
  [3600, "60 minutes"],
  [5400, "90 minutes"],
  [5401, "2 hours"],
  [7201, "3 hours"],
  [86_340, "24 hours"],
])("a wait of %i seconds is said as %s", (seconds, said) => {
  const { unit, count } = toWait(seconds);
  expect(`${count} ${unit}`).toBe(said);
});
