import { expect, test } from "vitest";
import { compareDurations } from "./timing.ts";

test("equal samples tell nothing, separate ones everything", () => {
  expect(compareDurations([1, 2, 3], [1, 2, 3])).toEqual({ medians: [2, 2], difference: 0, auc: 0.5 });
  expect(compareDurations([4, 5, 6], [1, 2])).toEqual({ medians: [5, 1.5], difference: 3.5, auc: 1 });
  expect(compareDurations([1, 2], [4, 5, 6]).auc).toBe(0);
  expect(compareDurations([1, 3], [2, 2]).auc).toBe(0.5);
});
