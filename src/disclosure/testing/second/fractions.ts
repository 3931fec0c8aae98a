/** An exact number. `down` is positive; the two parts need not be coprime. */
export type Fraction = { readonly up: bigint; readonly down: bigint };

export const whole = (value: number): Fraction => ({ up: BigInt(value), down: 1n });

/** Of a decimal as it is written: 0.1 is one tenth. */
export function decimal(value: number): Fraction {
  const [units = "0", decimals = ""] = String(value).split(".");
  return { up: BigInt(units + decimals), down: 10n ** BigInt(decimals.length) };
}

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  up: a.up * b.down + b.up * a.down,
  down: a.down * b.down,
});
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { up: -b.up, down: b.down });
export const times = (a: Fraction, b: Fraction): Fraction => ({ up: a.up * b.up, down: a.down * b.down });
export const over = (a: Fraction, b: Fraction): Fraction =>
  b.up < 0n ? { up: -a.up * b.down, down: -a.down * b.up } : { up: a.up * b.down, down: a.down * b.up };

export const sum = (terms: readonly Fraction[]): Fraction => terms.reduce(plus, whole(0));
export const size = (a: Fraction): Fraction => (a.up < 0n ? { up: -a.up, down: a.down } : a);

export const isBelow = (a: Fraction, b: Fraction): boolean => a.up * b.down < b.up * a.down;
export const isAtLeast = (a: Fraction, b: Fraction): boolean => !isBelow(a, b);
export const isEqual = (a: Fraction, b: Fraction): boolean => a.up * b.down === b.up * a.down;

export function floor({ up, down }: Fraction): number {
  const cut = up / down;
  return Number(up % down < 0n ? cut - 1n : cut);
}

const ten = whole(10);

export const tenthBelow = (a: Fraction): number => floor(times(a, ten)) / 10;
export const tenthAbove = (a: Fraction): number => {
  const below = floor(minus(whole(0), times(a, ten)));
  return below === 0 ? 0 : -below / 10;
};

/**
 * To one decimal; what lies halfway goes up, below zero as well: a printed gap is then the difference of the two
 * printed numbers.
 */
export const tenth = (a: Fraction): number => tenthBelow(plus(a, decimal(0.05)));
