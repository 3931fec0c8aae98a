import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ceilTenths,
  compare,
  dividedBy,
  floorTenths,
  fraction,
  roundToTenths,
  sumFractions,
} from "./fractions.ts";

test.each([
  [9, 4, 23],
  [67, 20, 34],
  [201, 60, 34],
  [-9, 4, -22],
  [-23, 10, -23],
  [21, 20, 11],
  [23, 20, 12],
  [449, 100, 45],
  [10, 3, 33],
  [0, 3, 0],
])("%i/%i rounds half up to %i tenths", (numerator, denominator, tenths) => {
  expect(roundToTenths(fraction(numerator, denominator))).toBe(tenths);
});

test("a mean of item means keeps its ties, however awkward the counts", () => {
  // 13/4 + 10/3 + 52/15 = 10.05, whose third is 3.35: binary floats fall on either side of it.
  const mean = dividedBy(sumFractions([fraction(13, 4), fraction(10, 3), fraction(52, 15)]), 3);
  expect(roundToTenths(mean)).toBe(34);
});

test("rounding is never further than half a tenth from the number, and outward never less than it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 99 }), (a, b) => {
      const exact = fraction(a, b);
      expect(2 * Math.abs(roundToTenths(exact) * b - 10 * a)).toBeLessThanOrEqual(b);
      const [below, above] = [floorTenths(exact), ceilTenths(exact)];
      expect(compare(fraction(below, 10), exact)).toBeLessThanOrEqual(0);
      expect(compare(fraction(above, 10), exact)).toBeGreaterThanOrEqual(0);
      expect(above - below).toBeLessThanOrEqual(1);
    }),
  );
});
