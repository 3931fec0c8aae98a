import { compare, type Fraction, fraction, minus, negate } from "#disclosure/rules/fractions.ts";
import { type Bounds, roundOutward } from "./arithmetic.ts";
import { type ChangeNoise, type CountedChange, widen } from "./changes.ts";
import { findDecimals, roundNumber, roundTo, toNumber } from "./shown.ts";

export interface ShownChangeNoise {
  noise: Fraction;
  noiseDecimals: number;
  raters: { past: number; now: number; decimals: number };
  /** The change with its noise, as it is written: what its rounding starts from. */
  within: Bounds;
}

const roundFraction = (value: number, decimals: number): Fraction =>
  roundTo(fraction(Math.round(value * 1_000_000_000), 1_000_000_000), decimals);

const zero = fraction(0, 1);
const listSides = ({ low, high }: Bounds) => [compare(low, zero) > 0, compare(high, zero) < 0].join();

/**
 * What may come from chance, and the numbers of raters that give it: as many decimals as it takes to find from them the
 * range that is printed, on the same side of zero.
 */
export function showChangeNoise(
  { deviation, z }: Pick<ChangeNoise, "deviation" | "z">,
  { raters, squared }: CountedChange,
  bounds: Bounds,
): ShownChangeNoise {
  const exact = Math.sqrt(toNumber(squared));
  const widenBy = (noise: Fraction): Bounds => ({
    low: minus(bounds.low, noise),
    high: minus(bounds.high, negate(noise)),
  });
  const printed = widen(bounds, squared);
  const sides = listSides(widenBy(roundFraction(exact, 9)));
  const noiseDecimals = findDecimals(2, (decimals) => {
    const within = widenBy(roundFraction(exact, decimals));
    const rounded = roundOutward(within);
    return rounded.from === printed.from && rounded.to === printed.to && listSides(within) === sides;
  });
  const noise = roundFraction(exact, noiseDecimals);
  const [past, now] = [toNumber(raters.past), toNumber(raters.now)];
  const decimals = findDecimals(1, (some) => {
    const [first, second] = [roundNumber(past, some), roundNumber(now, some)];
    const found = z * deviation * Math.sqrt(1 / first + 1 / second);
    return roundNumber(found, noiseDecimals) === toNumber(noise);
  });
  return {
    noise,
    noiseDecimals,
    raters: { past: roundNumber(past, decimals), now: roundNumber(now, decimals), decimals },
    within: widenBy(noise),
  };
}
