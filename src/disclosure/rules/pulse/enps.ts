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
export function computeEnps(classes: EnpsClasses): Enps {
  const n = countAnswers(classes);
  const { detractors, promoters } = classes;
  const share = (count: number) => dividedBy(plus(fraction(count, 1), added.each), n + added.answers);
  const [p, d] = [share(promoters), share(detractors)];
  const balance = minus(p, d);
  const variance = dividedBy(minus(plus(p, d), times(balance, balance)), n + added.answers);
  const reachSquared = times(times(z, z), variance);
  const centre = times(hundred, balance);
  return {
    value: computeNearest(classes, 1),
    from: Math.max(-100, findFloor(centre, reachSquared)),
    to: Math.min(100, 0 - findFloor(negate(centre), reachSquared)),
  };
}

/**
 * In tens, the interval outward: of whole points, the number of answers follows, and how many of them were promoters. Of
 * tens, several numbers are possible. Throws a RangeError without an answer.
 */
export function computeEnpsInTens(classes: EnpsClasses): Enps {
  const { from, to } = computeEnps(classes);
  return {
    value: computeNearest(classes, 10),
    from: 10 * Math.floor(from / 10),
    to: 10 * Math.ceil(to / 10) + 0,
  };
}

/** The multiple of `step` that is nearest to the exact balance, rounded once; the greater one of two. */
function computeNearest(classes: EnpsClasses, step: 1 | 10): number {
  const { promoters, detractors } = classes;
  const balance = times(hundred, fraction(promoters - detractors, countAnswers(classes)));
  return step * floorFraction(plus(dividedBy(balance, step), fraction(1, 2))) + 0;
}

function countAnswers({ detractors, passives, promoters }: EnpsClasses): number {
  const n = detractors + passives + promoters;
  if (n === 0) throw new RangeError("an eNPS rests on answers");
  return n;
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
