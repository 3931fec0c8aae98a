import fc from "fast-check";
import { expect, test } from "vitest";
import { dividedBy, fraction, roundedTenths, sumOf } from "./fractions.ts";

test.each([
  [9, 4, 23],
  [67, 20, 34],
  [201, 60, 34],
  [-9, 4, -23],
  [21, 20, 11],
  [23, 20, 12],
  [449, 100, 45],
  [10, 3, 33],
  [0, 3, 0],
])("%i/%i rounds half away from zero to %i tenths", (numerator, denominator, tenths) => {
  expect(roundedTenths(fraction(numerator, denominator))).toBe(tenths);
});

test("a mean of item means keeps its ties, however awkward the counts", () => {
  // 13/4 + 10/3 + 52/15 = 10.05, whose third is 3.35: binary floats fall on either side of it.
  const mean = dividedBy(sumOf([fraction(13, 4), fraction(10, 3), fraction(52, 15)]), 3);
  expect(roundedTenths(mean)).toBe(34);
});

test("rounding is never further than half a tenth from the number", () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 99 }), (a, b) => {
      expect(Math.abs(roundedTenths(fraction(a, b)) - (10 * a) / b)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});
