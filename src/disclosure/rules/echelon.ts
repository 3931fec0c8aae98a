/** A vector of whole numbers. bigint, because elimination without fractions grows the numbers. */
export type Vector = readonly bigint[];

/** A basis in which each row is zero in the pivot columns of the rows before it, without a common divisor. */
export type Echelon = readonly { pivot: number; row: Vector }[];

export const emptyBasis: Echelon = [];

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

function toPrimitiveVector(row: Vector, pivot: number): Vector {
  let common = 0n;
  for (const entry of row) {
    if (entry !== 0n) common = greatestCommonDivisor(common, entry);
    if (common === 1n) break;
  }
  const sign = row[pivot]! < 0n ? -1n : 1n;
  return common === 1n && sign === 1n ? row : row.map((entry) => (sign * entry) / common);
}

const eliminateColumn = (row: Vector, pivot: number, by: Vector): Vector => {
  const [own, other] = [row[pivot]!, by[pivot]!];
  return own === 0n ? row : row.map((entry, column) => entry * other - by[column]! * own);
};

/** The part of a vector outside the span of the basis, up to a factor; zero when it lies within. */
const reduceVector = (vector: Vector, basis: Echelon): Vector =>
  basis.reduce((rest, { pivot, row }) => eliminateColumn(rest, pivot, row), vector);

/** The basis of the span of `basis` and the vectors. */
export function extendBasis(basis: Echelon, vectors: readonly Vector[]): Echelon {
  const grown = [...basis];
  for (const vector of vectors) {
    const rest = reduceVector(vector, grown);
    const pivot = rest.findIndex((entry) => entry !== 0n);
    if (pivot >= 0) grown.push({ pivot, row: toPrimitiveVector(rest, pivot) });
  }
  return grown;
}

/**
 * The reduced row echelon form: the unique basis of a span whose pivot columns are zero in every other row, in order.
 */
function toReducedEchelon(basis: Echelon): Echelon {
  const ordered = basis.toSorted((a, b) => a.pivot - b.pivot);
  return ordered
    .reduceRight<Echelon>((done, { pivot, row }) => {
      return [...done, { pivot, row: toPrimitiveVector(reduceVector(row, done), pivot) }];
    }, [])
    .toReversed();
}

/** A canonical text of a span, independent of the vectors it was built from. */
export const toSpanKey = (basis: Echelon) =>
  toReducedEchelon(basis)
    .map(({ row }) => row.join(","))
    .join(";");

/** A basis of the vectors orthogonal to the span. */
export function computeOrthogonalBasis(span: Echelon, length: number): Vector[] {
  const basis = toReducedEchelon(span);
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
