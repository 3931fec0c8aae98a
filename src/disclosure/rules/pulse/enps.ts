import type { Enps } from "../../contract/pulse.ts";
import { compare, dividedBy, type Fraction, fraction, minus, negate, plus, times } from "../fractions.ts";

export interface EnpsClasses {
  detractors: number;
  passives: number;
  promoters: number;
}

/** From answers per level, 0 to 10. */
export function countEnpsClasses(levels: readonly number[]): EnpsClasses {
  const count = (from: number, to: number) => levels.slice(from, to + 1).reduce((sum, each) => sum + each, 0);
  return { detractors: count(0, 6), passives: count(7, 8), promoters: count(9, 10) };
}

/** Added before the interval is computed: ¾ promoter, ¾ detractor, 1½ passive (§8). */
const added = { each: fraction(3, 4), answers: 3 } as const;
/** 100 times the 1.96 of a 95 % interval. */
const z = fraction(196, 1);
const hundred = fraction(100, 1);

/** Throws a RangeError without an answer. */
export function computeEnps({ detractors, passives, promoters }: EnpsClasses): Enps {
  const n = detractors + passives + promoters;
  if (n === 0) throw new RangeError("an eNPS rests on answers");
  const share = (count: number) => dividedBy(plus(fraction(count, 1), added.each), n + added.answers);
  const [p, d] = [share(promoters), share(detractors)];
  const balance = minus(p, d);
  const variance = dividedBy(minus(plus(p, d), times(balance, balance)), n + added.answers);
  const reachSquared = times(times(z, z), variance);
  const centre = times(hundred, balance);
  return {
    value: floorFraction(plus(times(hundred, fraction(promoters - detractors, n)), fraction(1, 2))),
    from: Math.max(-100, findFloor(centre, reachSquared)),
    to: Math.min(100, 0 - findFloor(negate(centre), reachSquared)),
  };
}

function floorFraction({ numerator, denominator }: Fraction): number {
  const quotient = numerator / denominator;
  return Number(numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient);
}

/** The greatest whole number that is at most centre − √reachSquared, without a root: from the nearest guess. */
function findFloor(centre: Fraction, reachSquared: Fraction): number {
  const isBelow = (whole: number) => {
    const distance = minus(centre, fraction(whole, 1));
    return distance.numerator >= 0n && compare(times(distance, distance), reachSquared) >= 0;
  };
  const toNumber = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);
  let guess = Math.floor(toNumber(centre) - Math.sqrt(toNumber(reachSquared)));
  while (isBelow(guess + 1)) guess += 1;
  while (!isBelow(guess)) guess -= 1;
  return guess;
}
