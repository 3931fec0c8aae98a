import { computeInverse, prime } from "../modular.ts";
import type { Atom } from "./toldForms.ts";

/** How much is computed before a figure is hidden without proof, in numbers multiplied. */
export interface Work {
  left: number;
}

/**
 * How a new figure stands to all combinations of told ones. « same »: it is one of them, and tells nothing new; « far »:
 * it differs from each in at least `fewest` people; « close »: it does not, or it could not be proved.
 */
export type Distance = "same" | "far" | "close";

/**
 * Exact within `work`. A set of atoms is a witness where a combination of their columns cancels every told figure but not
 * the new one: no combination that contains the new figure is zero on all of them, so that it rests on one of them at
 * least. Witnesses that share no person are added up; where that is not enough, each atom of a witness is tried as one
 * that the combination rests on, until none is left or too many people are.
 *
 * Columns are counted modulo a prime: a combination would escape only with coefficients above sixty-seven million.
 */
export function computeDistance(
  atoms: readonly Atom[],
  figures: number,
  fewest: number,
  work: Work,
): Distance {
  const people = atoms.map((atom) => atom.people);
  const pairs = listPairs(atoms);
  const search: Search = { atoms, figures, pairs, work };
  if (findWitness(search, people) === null) return work.left > 0 ? "same" : "close";
  return isClose(search, people, fewest - 1, new Set()) ? "close" : "far";
}

interface Search {
  atoms: readonly Atom[];
  figures: number;
  pairs: readonly (readonly number[])[];
  work: Work;
}

/** Its entry in each told figure, and in the new one. */
function toColumn({ figures, isInside }: Atom, count: number): number[] {
  const column = Array.from({ length: count + 1 }, () => 0);
  for (const figure of figures) column[figure] = 1;
  column[count] = isInside ? 1 : 0;
  return column;
}

/** The smallest witnesses: people whom the new figure parts and no told one does, and people whom it alone has. */
function listPairs(atoms: readonly Atom[]): number[][] {
  const byFigures = Map.groupBy(atoms.keys(), (index) => atoms[index]!.figures.join());
  return [...byFigures.values()].filter(
    ([first, second]) =>
      second !== undefined || (atoms[first!]!.isInside && atoms[first!]!.figures.length === 0),
  );
}

/** Whether a combination with the new figure rests on at most `budget` people, none of them in a zero atom. */
function isClose(
  search: Search,
  people: readonly number[],
  budget: number,
  zero: ReadonlySet<number>,
): boolean {
  const left = people.map((count, index) => (zero.has(index) ? Number.POSITIVE_INFINITY : count));
  let first: readonly number[] | null = null;
  for (let fewest = 0; fewest <= budget; ) {
    const witness = findWitness(search, left);
    if (search.work.left <= 0) return true;
    if (!witness) {
      if (first) break;
      return true;
    }
    first ??= witness;
    const shared = Math.min(...witness.map((index) => left[index]!));
    fewest += shared;
    if (fewest > budget) return false;
    for (const index of witness) left[index]! -= shared;
  }
  const known = new Set(zero);
  for (const index of first ?? []) {
    if (known.has(index)) continue;
    const own = people[index]!;
    if (own <= budget) {
      const without = people.with(index, 0);
      if (isClose(search, without, budget - own, known)) return true;
    }
    known.add(index);
  }
  return false;
}

interface Row {
  pivot: number;
  column: number[];
  atoms: ReadonlySet<number>;
}

/** A witness among the atoms that have people left; null where there is none. */
function findWitness(
  { atoms: all, figures: own, pairs, work }: Search,
  left: readonly number[],
): readonly number[] | null {
  const pair = pairs.find((indexes) => indexes.every((index) => left[index]! > 0));
  if (pair) return pair;
  const rows: Row[] = [];
  for (const [index, atom] of all.entries()) {
    if (work.left <= 0) return null;
    if (left[index]! <= 0) continue;
    work.left -= own;
    const rest = toColumn(atom, own);
    const atoms = new Set([index]);
    for (const row of rows) {
      const factor = rest[row.pivot]!;
      if (factor === 0) continue;
      for (let at = 0; at <= own; at += 1) {
        const difference = (rest[at]! - factor * row.column[at]!) % prime;
        rest[at] = difference < 0 ? difference + prime : difference;
      }
      for (const each of row.atoms) atoms.add(each);
      work.left -= own;
    }
    const pivot = rest.findIndex((entry) => entry !== 0);
    if (pivot === own) return [...atoms];
    if (pivot < 0) continue;
    const scale = computeInverse(rest[pivot]!);
    rows.push({ pivot, column: rest.map((entry) => (entry * scale) % prime), atoms });
  }
  return null;
}
