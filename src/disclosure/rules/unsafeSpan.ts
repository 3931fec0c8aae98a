import { type AnonymitySet, getRows } from "./anonymitySets.ts";
import { type Echelon, emptyBasis, extendBasis, computeOrthogonalBasis, product } from "./echelon.ts";
import { type ModularBasis, extendModularBasis, isSpanned } from "./modular.ts";

const countPeople = (anonymitySets: readonly AnonymitySet[]) =>
  anonymitySets.reduce((sum, { people }) => sum + people, 0);

const joinSpans = (left: ModularBasis, anonymitySets: readonly AnonymitySet[]) =>
  anonymitySets.reduce((all, { residues }) => extendModularBasis(all, residues), left);

const computeExactSpan = (anonymitySets: readonly AnonymitySet[]) =>
  anonymitySets.reduce((all, { span }) => extendBasis(all, getRows(span)), emptyBasis);

/** How many choices are tried before we give up and hide a figure without proof. */
const maxSearchSteps = 5_000;

type Search = { anonymitySets: readonly AnonymitySet[]; rank: number; tried: number };

/**
 * A combination of figures leaves out the people to whose columns it is orthogonal. One rests on fewer than k people
 * exactly when the columns of all other people have a smaller rank than all columns.
 *
 * To try all sets of k − 1 people would be hopeless in a company. But no combination leaves out a whole basis of the
 * columns: with k bases that share no person there is none to find; with t of them, it touches at most (k − 1) / t people
 * of one, and only those few are tried.
 *
 * The search counts modulo a prime, where a rank may only be too small: it misses nothing, and what it finds is
 * verified in whole numbers. Returns the span of the people left out by an unsafe combination.
 */
export function findUnsafeSpan(
  anonymitySets: readonly AnonymitySet[],
  figures: number,
  k: number,
): Echelon | "safe" | "unknown" {
  const search: Search = { anonymitySets, rank: computeRank(anonymitySets, figures), tried: 0 };
  const large = joinSpans(
    [],
    anonymitySets.filter(({ people }) => people >= k),
  );
  if (large.length === search.rank) return "safe";
  const small = anonymitySets.filter(({ people }) => people < k);
  const bases = buildDisjointBasesGreedily(small, large, search.rank, k);
  if (bases.length >= k) return "safe";
  if (bases.length === 0) return "unknown";
  const quota = Math.floor((k - 1) / bases.length);
  for (let touched = 1; touched <= quota; touched += 1) {
    for (const basis of bases) {
      const rest = small.filter((anonymitySet) => !basis.has(anonymitySet));
      for (const { left, people } of enumerateExclusions([...basis], touched, large)) {
        const found = searchByBranchAndBound(search, rest, left, k - 1 - people);
        if (found) return found;
        if (search.tried > maxSearchSteps) return "unknown";
      }
    }
  }
  return "safe";
}

/** The exact rank: that modulo the prime, unless an anonymity set lies outside the exact span of its basis. */
function computeRank(anonymitySets: readonly AnonymitySet[], figures: number): number {
  let basis: ModularBasis = [];
  const independent: AnonymitySet[] = [];
  for (const anonymitySet of anonymitySets) {
    if (isSpanned(anonymitySet.residues, basis)) continue;
    basis = extendModularBasis(basis, anonymitySet.residues);
    independent.push(anonymitySet);
  }
  const span = computeExactSpan(independent);
  const isComplete = computeOrthogonalBasis(span, figures).every((vector) =>
    anonymitySets.every(({ span: own }) => getRows(own).every((row) => product(row, vector) === 0n)),
  );
  return isComplete ? span.length : computeExactSpan(anonymitySets).length;
}

/**
 * Up to k bases beyond the large anonymity sets, greedily; an anonymity set serves in as many of them as it has people.
 * First the people of the large figures, spread evenly: those of small figures are needed to complete each basis.
 */
function buildDisjointBasesGreedily(
  small: readonly AnonymitySet[],
  large: ModularBasis,
  rank: number,
  k: number,
) {
  const unused = new Map(small.map((anonymitySet) => [anonymitySet, anonymitySet.people]));
  const bases: ReadonlySet<AnonymitySet>[] = [];
  while (bases.length < k) {
    const basis = new Set<AnonymitySet>();
    let span = large;
    for (const anonymitySet of sortByPlenty(unused)) {
      if (span.length === rank) break;
      const wider = joinSpans(span, [anonymitySet]);
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
function sortByPlenty(unused: ReadonlyMap<AnonymitySet, number>): AnonymitySet[] {
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
function* enumerateExclusions(
  anonymitySets: readonly AnonymitySet[],
  touched: number,
  left: ModularBasis,
): Generator<Choice> {
  if (touched > anonymitySets.length) return;
  if (touched === 0) {
    yield { left: joinSpans(left, anonymitySets), people: 0 };
    return;
  }
  if (touched === anonymitySets.length) {
    yield { left, people: countPeople(anonymitySets) };
    return;
  }
  const middle = anonymitySets.length >> 1;
  const halves = [anonymitySets.slice(0, middle), anonymitySets.slice(middle)] as const;
  for (let inFirst = 0; inFirst <= touched; inFirst += 1) {
    const inSecond = touched - inFirst;
    // The half with fewer choices first: what it leaves out is joined once for all choices in the other.
    const [early, late] = inFirst <= inSecond ? halves : [halves[1], halves[0]];
    const [inEarly, inLate] = [Math.min(inFirst, inSecond), Math.max(inFirst, inSecond)];
    for (const first of enumerateExclusions(early, inEarly, left)) {
      for (const second of enumerateExclusions(late, inLate, first.left)) {
        yield { left: second.left, people: first.people + second.people };
      }
    }
  }
}

/** Tries the undecided anonymity sets inside and outside an unsafe combination, within the budget of people. */
function searchByBranchAndBound(
  search: Search,
  undecided: readonly AnonymitySet[],
  left: ModularBasis,
  budget: number,
): Echelon | null {
  search.tried += 1;
  if (budget < 0 || left.length === search.rank || search.tried > maxSearchSteps) return null;
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
    const verified = computeExactSpan(
      search.anonymitySets.filter((anonymitySet) => isSpanned(anonymitySet.residues, left)),
    );
    if (verified.length < search.rank) return verified;
  }
  const [first, ...rest] = open;
  if (!first) return null;
  return (
    searchByBranchAndBound(search, rest, joinSpans(left, [first]), budget) ??
    searchByBranchAndBound(search, rest, left, budget - first.people)
  );
}
