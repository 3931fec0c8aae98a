import {
  ceilTenths,
  compare,
  dividedBy,
  floorTenths,
  type Fraction,
  fraction,
  minus,
  negate,
  plus,
  roundToTenths,
  times,
} from "#disclosure/rules/fractions.ts";
import { type Bounds, narrow } from "./arithmetic.ts";
import type { CountedNoise } from "./gaps.ts";

/**
 * How numbers on the way to a figure are written, so that a reader who computes with them finds the figure that the
 * report prints.
 */

const maxDecimals = 6;

/** Rounded half up to so many decimals. */
export const roundTo = (value: Fraction, decimals: number): Fraction =>
  fraction(roundToTenths(times(value, fraction(10 ** (decimals - 1), 1))), 10 ** decimals);

export const isExact = (value: Fraction, decimals: number) => compare(roundTo(value, decimals), value) === 0;

/** Everything that is judged or printed of two bounds. */
const listReadings = ({ low, high }: Bounds) => [
  compare(minus(high, low), narrow) > 0,
  ...[low, high, dividedBy(plus(low, high), 2)].flatMap((value) => [
    floorTenths(value),
    ceilTenths(value),
    roundToTenths(value),
    // Half up goes the other way below zero.
    roundToTenths(negate(value)),
  ]),
];

/** At least two; more where fewer would round, or judge, to something else than the exact bounds do. */
export function countDecimals(bounds: Bounds): number {
  const exact = listReadings(bounds).join();
  let decimals = 2;
  const read = () =>
    listReadings({ low: roundTo(bounds.low, decimals), high: roundTo(bounds.high, decimals) }).join();
  while (decimals < maxDecimals && read() !== exact) decimals += 1;
  return decimals;
}

/** A number as a dividend in tenths and a divisor, the least that give it exactly: 2.3333… is 7 ÷ 3, 3.25 is 13 ÷ 4. */
export function toQuotient({ numerator, denominator }: Fraction): { dividend: Fraction; divisor: number } {
  const common = findCommonDivisor(10n * numerator, denominator);
  return {
    dividend: { numerator: (10n * numerator) / common, denominator: 10n },
    divisor: Number(denominator / common),
  };
}

function findCommonDivisor(a: bigint, b: bigint): bigint {
  let [one, other] = [a < 0n ? -a : a, b];
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
}

export interface ShownNoise {
  noise: number;
  noiseDecimals: number;
  raters: number;
  ratersDecimals: number;
}

/**
 * What may come from chance, and the number of raters that gives it: as many decimals as it takes to stand on the same
 * side of both bounds of a gap as they are written, and to be found again from the number of raters.
 */
export function showNoise(
  { measure, raters, squared }: CountedNoise & { measure: number },
  gap: Bounds,
): ShownNoise {
  const decimals = countDecimals(gap);
  const written = [gap.low, gap.high].map((value) => Math.abs(toNumber(roundTo(value, decimals))));
  const exceeds = [gap.low, gap.high].map((value) => compare(times(value, value), squared) > 0);
  const exact = Math.sqrt(toNumber(squared));
  const noiseDecimals = findDecimals(2, (some) =>
    written.every((value, index) => value > roundNumber(exact, some) === exceeds[index]),
  );
  const noise = roundNumber(exact, noiseDecimals);
  const people = toNumber(raters);
  const ratersDecimals = findDecimals(
    1,
    (some) => roundNumber(measure / Math.sqrt(roundNumber(people, some)), noiseDecimals) === noise,
  );
  return { noise, noiseDecimals, raters: roundNumber(people, ratersDecimals), ratersDecimals };
}

export function findDecimals(least: number, isEnough: (decimals: number) => boolean): number {
  let decimals = least;
  while (decimals < maxDecimals && !isEnough(decimals)) decimals += 1;
  return decimals;
}

export const roundNumber = (value: number, decimals: number) =>
  Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);

export const toNumber = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);
