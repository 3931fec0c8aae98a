import { type AnonymitySet, rowsOf } from "./anonymitySets.ts";
import { type Echelon, empty, extended, orthogonal, product } from "./echelon.ts";
import { type ModularBasis, grown, isSpanned } from "./modular.ts";

const peopleIn = (anonymitySets: readonly AnonymitySet[]) =>
  anonymitySets.reduce((sum, { people }) => sum + people, 0);

const joined = (left: ModularBasis, anonymitySets: readonly AnonymitySet[]) =>
  anonymitySets.reduce((all, { residues }) => grown(all, residues), left);

const exactSpan = (anonymitySets: readonly AnonymitySet[]) =>
  anonymitySets.reduce((all, { span }) => extended(all, rowsOf(span)), empty);

/** How many choices are tried before we give up and hide a figure without proof. */
const patience = 5_000;

type Search = { anonymitySets: readonly AnonymitySet[]; rank: number; tried: number };

/**
 * A combination of figures leaves out the people to whose columns it is orthogonal. One rests on fewer than k people
 * exactly when the columns of everybody else have a smaller rank than all columns.
 *
 * To try all sets of k − 1 people would be hopeless in a company. But no combination leaves out a whole basis of the
 * columns: with k bases that share nobody there is none to find; with t of them, it touches at most (k − 1) / t people
 * of one, and only those few are tried.
 *
 * The search counts modulo a prime, where a rank may only be too small: it misses nothing, and what it finds is
 * verified in whole numbers. Returns the span of the people left out by an unsafe combination.
 */
export function unsafeSpan(
  anonymitySets: readonly AnonymitySet[],
  figures: number,
  k: number,
): Echelon | "safe" | "unknown" {
  const search: Search = { anonymitySets, rank: rankOf(anonymitySets, figures), tried: 0 };
  const large = joined(
    [],
    anonymitySets.filter(({ people }) => people >= k),
  );
  if (large.length === search.rank) return "safe";
  const small = anonymitySets.filter(({ people }) => people < k);
  const bases = disjointBases(small, large, search.rank, k);
  if (bases.length >= k) return "safe";
  if (bases.length === 0) return "unknown";
  const quota = Math.floor((k - 1) / bases.length);
  for (let touched = 1; touched <= quota; touched += 1) {
    for (const basis of bases) {
      const rest = small.filter((anonymitySet) => !basis.has(anonymitySet));
      for (const { left, people } of leavingOutAllBut([...basis], touched, large)) {
        const found = tryIn(search, rest, left, k - 1 - people);
        if (found) return found;
        if (search.tried > patience) return "unknown";
      }
    }
  }
  return "safe";
}

/** The exact rank: that modulo the prime, unless an anonymity set lies outside the exact span of its basis. */
function rankOf(anonymitySets: readonly AnonymitySet[], figures: number): number {
  let basis: ModularBasis = [];
  const independent: AnonymitySet[] = [];
  for (const anonymitySet of anonymitySets) {
    if (isSpanned(anonymitySet.residues, basis)) continue;
    basis = grown(basis, anonymitySet.residues);
    independent.push(anonymitySet);
  }
  const span = exactSpan(independent);
  const isComplete = orthogonal(span, figures).every((vector) =>
    anonymitySets.every(({ span: own }) => rowsOf(own).every((row) => product(row, vector) === 0n)),
  );
  return isComplete ? span.length : exactSpan(anonymitySets).length;
}

/**
 * Up to k bases beyond the large anonymity sets, greedily; an anonymity set serves in as many of them as it has people.
 * First the people of the large figures, spread evenly: those of small figures are needed to complete each basis.
 */
function disjointBases(small: readonly AnonymitySet[], large: ModularBasis, rank: number, k: number) {
  const unused = new Map(small.map((anonymitySet) => [anonymitySet, anonymitySet.people]));
  const bases: ReadonlySet<AnonymitySet>[] = [];
  while (bases.length < k) {
    const basis = new Set<AnonymitySet>();
    let span = large;
    for (const anonymitySet of plentifulFirst(unused)) {
      if (span.length === rank) break;
      const wider = joined(span, [anonymitySet]);
      if (wider.length === span.length) continue;
      span = wider;
      basis.add(anonymitySet);
    }
    if (span.length < rank) return bases;
    bases.push(basis);
    for (const anonymitySet of basis) {
      const remaining = (unused.get(anonymitySet) ?? 0) - 1;
      if (remaining > 0) unused.set(anonymitySet, remaining);
      else unused.delete(anonymitySet);
    }
  }
  return bases;
}
function plentifulFirst(unused: ReadonlyMap<AnonymitySet, number>): AnonymitySet[] {
  const left = new Map<number, number>();
  for (const [{ figures }, people] of unused) {
    for (const figure of figures) left.set(figure, (left.get(figure) ?? 0) + people);
  }
  const ranked = [...unused.keys()].map((anonymitySet, index) => ({
    anonymitySet,
    plenty: Math.min(...anonymitySet.figures.map((figure) => left.get(figure) ?? 0)),
    // Multiples of the golden ratio spread neighbours apart.
    spread: (index * 0.618033988749895) % 1,
  }));
  return ranked
    .toSorted((a, b) => b.plenty - a.plenty || a.spread - b.spread)
    .map(({ anonymitySet }) => anonymitySet);
}

type Choice = { left: ModularBasis; people: number };

/** Every way to leave out all anonymity sets but `touched` of them: the span of those left out, the people in the others. */
function* leavingOutAllBut(
  anonymitySets: readonly AnonymitySet[],
  touched: number,
  left: ModularBasis,
): Generator<Choice> {
  if (touched > anonymitySets.length) return;
  if (touched === 0) {
    yield { left: joined(left, anonymitySets), people: 0 };
    return;
  }
  if (touched === anonymitySets.length) {
    yield { left, people: peopleIn(anonymitySets) };
    return;
  }
  const middle = anonymitySets.length >> 1;
  const halves = [anonymitySets.slice(0, middle), anonymitySets.slice(middle)] as const;
  for (let inFirst = 0; inFirst <= touched; inFirst += 1) {
    const inSecond = touched - inFirst;
    // The half with fewer choices first: what it leaves out is joined once for all choices in the other.
    const [early, late] = inFirst <= inSecond ? halves : [halves[1], halves[0]];
    const [inEarly, inLate] = [Math.min(inFirst, inSecond), Math.max(inFirst, inSecond)];
    for (const first of leavingOutAllBut(early, inEarly, left)) {
      for (const second of leavingOutAllBut(late, inLate, first.left)) {
        yield { left: second.left, people: first.people + second.people };
      }
    }
  }
}

/** Tries the undecided anonymity sets inside and outside an unsafe combination, within the budget of people. */
function tryIn(
  search: Search,
  undecided: readonly AnonymitySet[],
  left: ModularBasis,
  budget: number,
): Echelon | null {
  search.tried += 1;
  if (budget < 0 || left.length === search.rank || search.tried > patience) return null;
  const open: AnonymitySet[] = [];
  let people = 0;
  for (const anonymitySet of undecided) {
    if (isSpanned(anonymitySet.residues, left)) continue;
    open.push(anonymitySet);
    people += anonymitySet.people;
    // Every vector outside counts as touched when only one dimension remains.
    if (people > budget && left.length === search.rank - 1) return null;
  }
  if (people <= budget) {
    const verified = exactSpan(
      search.anonymitySets.filter((anonymitySet) => isSpanned(anonymitySet.residues, left)),
    );
    if (verified.length < search.rank) return verified;
  }
  const [first, ...rest] = open;
  if (!first) return null;
  return (
    tryIn(search, rest, joined(left, [first]), budget) ?? tryIn(search, rest, left, budget - first.people)
  );
}
