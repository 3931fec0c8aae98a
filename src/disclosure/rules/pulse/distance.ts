import { Elimination } from "./elimination.ts";
import type { Atom, ToldForms } from "./toldForms.ts";
import type { Work } from "./work.ts";

/**
 * How a new figure stands to all combinations of told ones. « same »: it is one of them, and tells nothing new; « far »:
 * it differs from each in at least `fewest` people; « close »: it does not, or it could not be proved.
 */
export type Distance = "same" | "far" | "close";

/** Atoms that are tried first. */
const maxNearby = 500;

/**
 * Exact within `work`. A set of atoms is a witness where a combination of their columns cancels every told figure but not
 * the new one: no combination that contains the new figure is zero on all of them, so that it rests on one of them at
 * least. Witnesses that share no person are added up; where that is not enough, each atom of a witness is tried as one
 * that the combination rests on, until none is left or too many people are.
 */
export function computeDistance(
  told: ToldForms,
  people: readonly number[],
  fewest: number,
  work: Work,
): Distance {
  const inside = told.countInside(people);
  const atOnce = told.decideAtOnce(inside, fewest);
  if (atOnce) return atOnce;
  if (work.left <= 0) return "close";
  if (told.isWhatIsLeft(inside)) return "same";
  if (isFarNearby(told, inside, fewest, work)) return "far";
  const atoms = told.part(inside);
  const search: Search = { atoms, figures: told.size, pairs: listPairs(atoms), work };
  const left = atoms.map((atom) => atom.people);
  if (search.pairs.length === 0) {
    const isOutside = new Elimination(atoms, told.size, work).findWitness(left) !== null;
    if (!isOutside) return work.left > 0 ? "same" : "close";
  }
  return isClose(search, left, fewest - 1, new Set()) ? "close" : "far";
}

/**
 * Whether witnesses among the people who have most in common with the new figure are enough: in a large company they nearly
 * always are, and all others are left unread.
 */
function isFarNearby(
  told: ToldForms,
  inside: ReadonlyMap<number, number>,
  fewest: number,
  work: Work,
): boolean {
  const atoms = told.partNearby(inside, maxNearby);
  if (!atoms) return false;
  const left = atoms.map((atom) => atom.people);
  let found = 0;
  for (const witness of listWitnesses({ atoms, figures: told.size, pairs: listPairs(atoms), work }, left)) {
    const shared = Math.min(...witness.map((index) => left[index]!));
    found += shared;
    if (found >= fewest) return true;
    for (const index of witness) left[index]! -= shared;
  }
  return false;
}

interface Search {
  atoms: readonly Atom[];
  figures: number;
  pairs: readonly (readonly number[])[];
  work: Work;
}

/** The smallest witnesses: people whom the new figure parts and no told one does, and people whom it alone has. */
function listPairs(atoms: readonly Atom[]): number[][] {
  const indexByClass = new Map<number, number>();
  for (const [index, { isInside, ofClass }] of atoms.entries())
    if (isInside) indexByClass.set(ofClass, index);
  const pairs: number[][] = [];
  for (const [index, { isInside, ofClass }] of atoms.entries()) {
    const other = indexByClass.get(ofClass);
    if (isInside && ofClass === 0) pairs.push([index]);
    else if (!isInside && other !== undefined) pairs.push([other, index]);
  }
  return pairs;
}

/** Whether a combination with the new figure rests on at most `budget` people, none of them in a zero atom. */
function isClose(
  search: Search,
  people: readonly number[],
  budget: number,
  zero: ReadonlySet<number>,
): boolean {
  const left = people.map((count, index) => (zero.has(index) ? Number.POSITIVE_INFINITY : count));
  search.work.left -= left.length;
  let first: readonly number[] | null = null;
  let fewest = 0;
  for (const witness of listWitnesses(search, left)) {
    first ??= witness;
    const shared = Math.min(...witness.map((index) => left[index]!));
    fewest += shared;
    if (fewest > budget) return false;
    for (const index of witness) left[index]! -= shared;
  }
  if (!first || search.work.left <= 0) return true;
  const known = new Set(zero);
  for (const index of first) {
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

/** Witnesses among the atoms that have people left, which are taken away between two of them. */
function* listWitnesses(
  { atoms, figures, pairs, work }: Search,
  left: readonly number[],
): Generator<readonly number[], void, void> {
  const isLeft = (index: number) => left[index]! > 0;
  for (const pair of pairs) if (pair.every(isLeft)) yield pair;
  work.left -= pairs.length;
  const elimination = new Elimination(atoms, figures, work);
  for (;;) {
    const witness = elimination.findWitness(left);
    if (!witness) return;
    yield witness;
    elimination.rewind(Math.min(...witness.filter((index) => !isLeft(index))));
  }
}
