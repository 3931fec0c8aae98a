/** An exact number; `bottom` is positive and the two have no common divisor. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint };

/** The least and the greatest that published cells allow, both possible. */
export type Range = { readonly low: Fraction; readonly high: Fraction };

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b));

const reduced = (top: bigint, bottom: bigint): Fraction => {
  const common = divisor(top, bottom);
  return { top: top / common, bottom: bottom / common };
};

/** top/bottom of two whole numbers, bottom > 0. */
export const fraction = (top: number, bottom = 1): Fraction => reduced(BigInt(top), BigInt(bottom));

/** A decimal of a policy (0.75, 1.96) as the fraction that its author meant; six decimals at most. */
export const ofDecimal = (decimal: number): Fraction => fraction(Math.round(decimal * 1_000_000), 1_000_000);

export const ofTenths = (tenths: number): Fraction => fraction(tenths, 10);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { top: -b.top, bottom: b.bottom });

export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.top * b.top, a.bottom * b.bottom);

/** a / b, b > 0. */
export const over = (a: Fraction, b: Fraction): Fraction => reduced(a.top * b.bottom, a.bottom * b.top);

export const absolute = (a: Fraction): Fraction => ({ top: a.top < 0n ? -a.top : a.top, bottom: a.bottom });

export const below = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom;

export const atLeast = (a: Fraction, b: Fraction): boolean => !below(a, b);

export const atMost = (a: Fraction, b: Fraction): boolean => !below(b, a);

export const sum = (numbers: readonly Fraction[]): Fraction => numbers.reduce(plus, fraction(0));

export const mean = (numbers: readonly Fraction[]): Fraction => over(sum(numbers), fraction(numbers.length));

/** Halfway from one to the other. */
export const middleOf = (a: Fraction, b: Fraction): Fraction => over(plus(a, b), fraction(2));

/** The greatest whole number of tenths that is not above it. */
export const tenthsDown = (a: Fraction): number => {
  const top = a.top * 10n;
  const quotient = top / a.bottom;
  return Number(top % a.bottom < 0n ? quotient - 1n : quotient);
};

/** The least whole number of tenths that is not below it. */
export const tenthsUp = (a: Fraction): number => {
  const down = tenthsDown(a);
  return below(ofTenths(down), a) ? down + 1 : down;
};

/** The nearest whole number of tenths, half up. */
export const tenthsNear = (a: Fraction): number => tenthsDown(plus(a, fraction(1, 20)));

/** A decimal of a policy or a cell in whole tenths. */
export const inTenths = (decimal: number): number => Math.round(decimal * 10);
