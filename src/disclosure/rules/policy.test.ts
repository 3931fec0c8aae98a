import { expect, test } from "vitest";
import { Weights } from "#weights/contract/matrix.ts";
import { defaultWeights } from "#weights/rules/matrix.ts";
import { createPolicy } from "./policy.ts";

test.each([
  [3, 5, 7],
  [5, 5, 7],
  [6, 6, 7],
  [10, 10, 10],
])("threshold %i: values of a question from %i, counts from %i", (k, value, counts) => {
  expect(createPolicy({ threshold: k })).toMatchObject({
    k,
    itemValueFrom: value,
    distributionFrom: counts,
  });
});

test.each([2, 11, 3.5])("a threshold of %d is refused", (threshold) => {
  expect(() => createPolicy({ threshold })).toThrow();
});

test("a row of weights that does not total 100 is refused", () => {
  const row = { self: 0, manager: 40, peer: 40, direct_report: 19 };
  expect(Weights.safeParse(defaultWeights).success).toBe(true);
  expect(Weights.safeParse({ ...defaultWeights, default: row }).success).toBe(false);
  expect(() => createPolicy({ weights: { ...defaultWeights, values: row } })).toThrow();
});
