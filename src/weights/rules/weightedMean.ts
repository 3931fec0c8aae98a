/**
 * The weighted mean of scores given in tenths, rounded to a tenth, half up. Reports and the example beside the matrix
 * compute with it. Whole numbers only: 3.35 has no exact binary fraction, so that rounding it would be unreliable.
 * @param parts what is left out has no part: its weight goes to the others in proportion
 * @returns null when nothing weighs
 */
export function computeWeightedTenths(parts: readonly { weight: number; tenths: number }[]): number | null {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const product = parts.reduce((sum, { weight, tenths }) => sum + weight * tenths, 0);
  return Math.floor((2 * product + total) / (2 * total));
}
