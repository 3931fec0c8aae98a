/** Exact arithmetic: 3.35 has no binary float, 67/20 rounds without luck. The denominator is positive. */
export type Fraction = { numerator: bigint; denominator: bigint };

export const fraction = (numerator: number, denominator: number): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

/** A number with one decimal as a whole number of tenths. */
export const toTenths = (value: number) => Math.round(value * 10);

/** A printed number: one decimal. */
export const fromPrinted = (value: number): Fraction => fraction(toTenths(value), 10);

/** A number of the policy: two decimals at most. */
export const fromSetting = (value: number): Fraction => fraction(Math.round(value * 100), 100);

const zero = fraction(0, 1);

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export const negate = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: -numerator,
  denominator,
});

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, negate(b));

export const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

export const sumFractions = (fractions: readonly Fraction[]): Fraction => fractions.reduce(plus, zero);

export const dividedBy = ({ numerator, denominator }: Fraction, divisor: number): Fraction => ({
  numerator,
  denominator: denominator * BigInt(divisor),
});

/** Negative, 0 or positive, as a − b. */
export const compare = (a: Fraction, b: Fraction): number =>
  Number(a.numerator * b.denominator - b.numerator * a.denominator);

export const maxFraction = (first: Fraction, ...more: readonly Fraction[]): Fraction =>
  more.reduce((most, each) => (compare(each, most) > 0 ? each : most), first);

/** Division of whole numbers, rounded down; BigInt rounds toward zero. */
function floorDivide(numerator: bigint, denominator: bigint): number {
  const quotient = numerator / denominator;
  return Number(numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient);
}

export const floorTenths = ({ numerator, denominator }: Fraction) =>
  floorDivide(10n * numerator, denominator);

export const ceilTenths = (value: Fraction) => 0 - floorTenths(negate(value));

/**
 * Rounds to one decimal, half up, and returns tenths: 2.25 gives 23, −2.25 gives −22. Thus the gap of a rounded number
 * to another printed one is the difference of the two.
 */
export const roundToTenths = ({ numerator, denominator }: Fraction) =>
  floorDivide(20n * numerator + denominator, 2n * denominator);
