/** Exact arithmetic: 3.35 has no binary float, 67/20 rounds without luck. The denominator is positive. */
export type Fraction = { numerator: bigint; denominator: bigint };

export const fraction = (numerator: number, denominator: number): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

export const sumOf = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce(
    (sum, { numerator, denominator }) => ({
      numerator: sum.numerator * denominator + numerator * sum.denominator,
      denominator: sum.denominator * denominator,
    }),
    fraction(0, 1),
  );

export const dividedBy = ({ numerator, denominator }: Fraction, divisor: number): Fraction => ({
  numerator,
  denominator: denominator * BigInt(divisor),
});

/** A number with one decimal as a whole number of tenths. */
export const tenthsOf = (value: number) => Math.round(value * 10);

/** Rounds to one decimal, half away from zero, and returns tenths: 2.25 gives 23, −2.25 gives −23. */
export function roundedTenths({ numerator, denominator }: Fraction): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const tenths = Number((20n * magnitude + denominator) / (2n * denominator));
  return numerator < 0n && tenths > 0 ? -tenths : tenths;
}
