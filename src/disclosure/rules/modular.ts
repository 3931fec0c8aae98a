/** Linear algebra modulo a prime: fast, and never a rank above the true one. Products stay below 2^53. */
export const prime = 67_108_859;

export type Residues = readonly number[];

/** Each row has a 1 in its pivot column and zeros in the pivot columns of the rows before it. */
export type ModularBasis = readonly { pivot: number; row: Residues }[];

export const toResidues = (vector: readonly bigint[]): Residues =>
  vector.map((entry) => Number(((entry % BigInt(prime)) + BigInt(prime)) % BigInt(prime)));

export function computeInverse(residue: number): number {
  let [a, b, x, y] = [residue, prime, 1, 0];
  while (a > 1) {
    const quotient = Math.floor(b / a);
    [a, b, x, y] = [b - quotient * a, a, y - quotient * x, x];
  }
  return ((x % prime) + prime) % prime;
}

/** The part outside the span, null when there is none. */
function reduceResidues(vector: Residues, basis: ModularBasis): number[] | null {
  const rest = [...vector];
  for (const { pivot, row } of basis) {
    const factor = rest[pivot]!;
    if (factor === 0) continue;
    for (let column = 0; column < rest.length; column += 1) {
      const entry = row[column]!;
      if (entry === 0) continue;
      const difference = (rest[column]! - factor * entry) % prime;
      rest[column] = difference < 0 ? difference + prime : difference;
    }
  }
  return rest.some((entry) => entry !== 0) ? rest : null;
}

export const isSpanned = (vectors: readonly Residues[], basis: ModularBasis) =>
  vectors.every((vector) => reduceResidues(vector, basis) === null);

export function extendModularBasis(basis: ModularBasis, vectors: readonly Residues[]): ModularBasis {
  const all = [...basis];
  for (const vector of vectors) {
    const rest = reduceResidues(vector, all);
    if (!rest) continue;
    const pivot = rest.findIndex((entry) => entry !== 0);
    const scale = computeInverse(rest[pivot]!);
    all.push({ pivot, row: rest.map((entry) => (entry * scale) % prime) });
  }
  return all;
}
