import { expect, test } from "vitest";
import { noiseBand } from "./statistics.ts";

test.each([
  [3, 0.91],
  [9, 0.52],
])("the noise of %d people", (size, expected) => {
  expect(noiseBand(0.8, size)).toBeCloseTo(expected, 2);
});
