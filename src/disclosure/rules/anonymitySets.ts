import { type Echelon, type Vector, emptyBasis, extendBasis, toSpanKey } from "./echelon.ts";
import { type Residues, toResidues } from "./modular.ts";

/**
 * The people whose variables have the same coefficients in every figure: a combination involves all of them, or none.
 */
export type AnonymitySet = {
  people: number;
  span: Echelon;
  residues: readonly Residues[];
  /** The indexes of the figures that they are in. */
  figures: readonly number[];
};

export const getRows = (span: Echelon) => span.map(({ row }) => row);

const createAnonymitySet = (span: Echelon): AnonymitySet => ({
  people: 0,
  span,
  residues: getRows(span).map(toResidues),
  figures: [...new Set(getRows(span).flatMap(listNonZeroIndexes))],
});

const listNonZeroIndexes = (row: Vector) => row.flatMap((entry, index) => (entry === 0n ? [] : [index]));

/** Each variable is a column over the figures, each person the span of their columns; equal spans are one anonymity set. */
export function buildAnonymitySets(
  forms: readonly Readonly<Record<string, number>>[],
  toRespondent: (variable: string) => string,
): AnonymitySet[] {
  const columns = new Map<string, bigint[]>();
  forms.forEach((terms, index) => {
    for (const [variable, coefficient] of Object.entries(terms)) {
      const column = columns.get(variable) ?? Array.from({ length: forms.length }, () => 0n);
      column[index] = BigInt(coefficient);
      columns.set(variable, column);
    }
  });
  const byPerson = new Map<string, Map<string, Vector>>();
  for (const [variable, column] of columns) {
    const person = toRespondent(variable);
    const own = byPerson.get(person) ?? new Map<string, Vector>();
    byPerson.set(person, own.set(column.join(), column));
  }
  const spans = new Map<string, Echelon>();
  const anonymitySets = new Map<string, AnonymitySet>();
  for (const own of byPerson.values()) {
    const text = [...own.keys()].toSorted().join(";");
    const span = spans.get(text) ?? extendBasis(emptyBasis, [...own.values()]);
    spans.set(text, span);
    const key = toSpanKey(span);
    const anonymitySet = anonymitySets.get(key) ?? createAnonymitySet(span);
    anonymitySets.set(key, { ...anonymitySet, people: anonymitySet.people + 1 });
  }
  return [...anonymitySets.values()].toSorted((a, b) => b.people - a.people);
}
