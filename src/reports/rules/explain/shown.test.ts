import { expect, test } from "vitest";
import { fraction } from "#disclosure/rules/fractions.ts";
import { countDecimals, showNoise, toNumber, toQuotient } from "./shown.ts";

const point = (numerator: number, denominator: number) => {
  const value = fraction(numerator, denominator);
  return { low: value, high: value };
};

test.each<[string, ReturnType<typeof point>, number]>([
  ["3,667", point(11, 3), 2],
  ["4,7", point(47, 10), 2],
  ["3,998 is under 4", point(3998, 1000), 3],
  ["−0,702 is beyond −0,7", point(-702, 1000), 3],
  ["2,2498 rounds to 2,2", point(22_498, 10_000), 4],
  ["−0,7498 does not reach 0,75", point(-7_498, 10_000), 4],
  ["0,5004 is over half a point", point(5_004, 10_000), 4],
  ["the middle of 4,2698 and 4,43", { low: fraction(42_698, 10_000), high: fraction(443, 100) }, 4],
  ["0,2004 is wider than 0,2", { low: fraction(4, 1), high: fraction(42_004, 10_000) }, 4],
])("has as many decimals as it takes to be rounded and judged alike: %s", (_what, bounds, decimals) => {
  expect(countDecimals(bounds)).toBe(decimals);
});

test.each([
  [fraction(7, 3), 7, 3],
  [fraction(14, 6), 7, 3],
  [fraction(313, 70), 31.3, 7],
  [fraction(181, 80), 18.1, 8],
  [fraction(23, 10), 2.3, 1],
])("is written exactly as tenths and a divisor: %#", (value, dividend, divisor) => {
  const quotient = toQuotient(value);
  expect([toNumber(quotient.dividend), quotient.divisor]).toEqual([dividend, divisor]);
});

test("the limit of chance is found again from the number of raters that is written", () => {
  // 1,96 × 0,6 ÷ √(10 ÷ 3) is 0,644: with 3,3 raters it would be 0,65.
  const [raters, measure] = [fraction(10, 3), 1.96 * 0.6];
  const squared = fraction(414_893, 1_000_000);
  expect(showNoise({ measure, raters, squared }, point(-15, 10))).toMatchObject({
    noise: 0.64,
    raters: 3.33,
  });
});

test("the limit of chance stands on the same side of a gap as it is judged", () => {
  const [raters, measure] = [fraction(4, 1), 1.3994];
  const squared = fraction(4_895_801, 10_000_000);
  expect(showNoise({ measure, raters, squared }, point(7, 10)).noise).toBe(0.6997);
});
