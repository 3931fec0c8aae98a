import { type Echelon, type Vector, empty, extended, spanKey } from "./echelon.ts";
import { type Residues, residuesOf } from "./modular.ts";

/** The people whose variables stand in the same relation to the figures: all of them matter to a combination, or none. */
export type Crowd = {
  people: number;
  span: Echelon;
  residues: readonly Residues[];
  /** The indexes of the figures that they are in. */
  figures: readonly number[];
};

export const rowsOf = (span: Echelon) => span.map(({ row }) => row);

const newCrowd = (span: Echelon): Crowd => ({
  people: 0,
  span,
  residues: rowsOf(span).map(residuesOf),
  figures: [...new Set(rowsOf(span).flatMap(nonZeroAt))],
});

const nonZeroAt = (row: Vector) => row.flatMap((entry, index) => (entry === 0n ? [] : [index]));

/** Each variable is a column over the figures, each person the span of their columns; equal spans are one crowd. */
export function crowdsOf(
  forms: readonly Readonly<Record<string, number>>[],
  respondentOf: (variable: string) => string,
): Crowd[] {
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
    const person = respondentOf(variable);
    const own = byPerson.get(person) ?? new Map<string, Vector>();
    byPerson.set(person, own.set(column.join(), column));
  }
  const spans = new Map<string, Echelon>();
  const crowds = new Map<string, Crowd>();
  for (const own of byPerson.values()) {
    const text = [...own.keys()].toSorted().join(";");
    const span = spans.get(text) ?? extended(empty, [...own.values()]);
    spans.set(text, span);
    const key = spanKey(span);
    const crowd = crowds.get(key) ?? newCrowd(span);
    crowds.set(key, { ...crowd, people: crowd.people + 1 });
  }
  return [...crowds.values()].toSorted((a, b) => b.people - a.people);
}
