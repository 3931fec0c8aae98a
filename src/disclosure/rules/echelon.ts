/** A vector of whole numbers. bigint, because elimination without fractions grows the numbers. */
export type Vector = readonly bigint[];

/** A reduced echelon basis: each pivot column is zero in every other row; each row has no common divisor. */
export type Echelon = readonly { pivot: number; row: Vector }[];

export const empty: Echelon = [];

const divisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

function primitive(row: Vector, pivot: number): Vector {
  const common = row.reduce(divisor, 0n);
  const sign = row[pivot]! < 0n ? -1n : 1n;
  return common === 1n && sign === 1n ? row : row.map((entry) => (sign * entry) / common);
}

const cleared = (row: Vector, pivot: number, by: Vector): Vector => {
  const [own, other] = [row[pivot]!, by[pivot]!];
  return own === 0n ? row : row.map((entry, column) => entry * other - by[column]! * own);
};

/** The part of a vector outside the span of the basis, up to a factor; zero when it lies within. */
export const reduced = (vector: Vector, basis: Echelon): Vector =>
  basis.reduce((rest, { pivot, row }) => cleared(rest, pivot, row), vector);

export const isZero = (vector: Vector) => vector.every((entry) => entry === 0n);

export const isWithin = (vectors: readonly Vector[], basis: Echelon) =>
  vectors.every((vector) => isZero(reduced(vector, basis)));

/** The basis of the span of `basis` and the vectors. */
export function extended(basis: Echelon, vectors: readonly Vector[]): Echelon {
  return vectors.reduce<Echelon>((grown, vector) => {
    const rest = reduced(vector, grown);
    const pivot = rest.findIndex((entry) => entry !== 0n);
    if (pivot < 0) return grown;
    const row = primitive(rest, pivot);
    return [
      ...grown.map((known) => ({
        pivot: known.pivot,
        row: primitive(cleared(known.row, pivot, row), known.pivot),
      })),
      { pivot, row },
    ];
  }, basis);
}

/** The same text for the same span, whatever vectors it was built from. */
export const spanKey = (basis: Echelon) =>
  basis
    .toSorted((a, b) => a.pivot - b.pivot)
    .map(({ row }) => row.join(","))
    .join(";");

/** A basis of the vectors orthogonal to the span. */
export function orthogonal(basis: Echelon, length: number): Vector[] {
  const pivots = new Set(basis.map(({ pivot }) => pivot));
  const common = basis.reduce((product, { pivot, row }) => product * row[pivot]!, 1n);
  return Array.from({ length }, (_, column) => column)
    .filter((free) => !pivots.has(free))
    .map((free) => {
      const vector = Array.from({ length }, () => 0n);
      vector[free] = common;
      for (const { pivot, row } of basis) vector[pivot] = (-row[free]! * common) / row[pivot]!;
      return vector;
    });
}

export const product = (a: Vector, b: Vector) =>
  a.reduce((sum, entry, column) => sum + entry * b[column]!, 0n);
