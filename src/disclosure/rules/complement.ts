import {
  type Echelon,
  type Vector,
  empty,
  extended,
  isWithin,
  orthogonal,
  product,
  spanKey,
} from "./echelon.ts";

/**
 * A published figure as a linear form: whole coefficients by variable (« what this person answered there »),
 * in any scale, since a factor tells nothing. `size` is the number of people behind it.
 */
export type Figure = {
  id: string;
  size: number;
  terms: Readonly<Record<string, number>>;
};

/** The people whose variables stand in the same relation to the figures: all of them matter to a sum, or none. */
type Crowd = { people: number; span: Echelon; figures: readonly number[] };

/**
 * The complement rule (§5): no linear combination of published figures may rest on fewer than k respondents.
 * Exact over the rationals, over all combinations, not pairs. When one does, the smallest figure in it is hidden,
 * until none does. Sums over people take `respondentOf` as it is; a figure over several answers of a person names it.
 *
 * Throws a RangeError for a coefficient that is no safe whole number.
 */
export function hideUntilSafe(
  figures: readonly Figure[],
  k: number,
  respondentOf: (variable: string) => string = (variable) => variable,
): { published: string[]; hidden: string[] } {
  const hidden = new Set(
    connected(figures.map(withoutZeros)).flatMap((component) => hiddenAmong(component, k, respondentOf)),
  );
  const ids = figures.map(({ id }) => id);
  return {
    published: ids.filter((id) => !hidden.has(id)),
    hidden: ids.filter((id) => hidden.has(id)),
  };
}

function withoutZeros(figure: Figure): Figure {
  const terms = Object.entries(figure.terms).filter(([, coefficient]) => coefficient !== 0);
  if (!terms.every(([, coefficient]) => Number.isSafeInteger(coefficient))) {
    throw new RangeError(`the coefficients of ${figure.id} must be whole numbers`);
  }
  return { ...figure, terms: Object.fromEntries(terms) };
}

/** Figures that share no variable, even through others, cannot be combined into something smaller. */
function connected(figures: readonly Figure[]): Figure[][] {
  const figuresWith = Map.groupBy(
    figures.flatMap((figure) => Object.keys(figure.terms).map((variable) => ({ variable, figure }))),
    ({ variable }) => variable,
  );
  const seen = new Set<Figure>();
  return figures.flatMap((first) => {
    if (seen.has(first)) return [];
    const component: Figure[] = [first];
    const visited = new Set<string>();
    seen.add(first);
    for (const figure of component) {
      for (const variable of Object.keys(figure.terms)) {
        if (visited.has(variable)) continue;
        visited.add(variable);
        for (const { figure: next } of figuresWith.get(variable) ?? []) {
          if (seen.has(next)) continue;
          seen.add(next);
          component.push(next);
        }
      }
    }
    return [component];
  });
}

function hiddenAmong(
  component: readonly Figure[],
  k: number,
  respondentOf: (variable: string) => string,
): string[] {
  const isTooSmall = ({ terms }: Figure) => {
    const people = new Set(Object.keys(terms).map(respondentOf)).size;
    return people > 0 && people < k;
  };
  const hidden = component.filter(isTooSmall).map(({ id }) => id);
  let kept = component.filter((figure) => !isTooSmall(figure));
  for (;;) {
    const unsafe = figureToHide(kept, k, respondentOf);
    if (!unsafe) return hidden;
    hidden.push(unsafe.id);
    kept = kept.filter((figure) => figure !== unsafe);
  }
}

const smallestFirst = (a: Figure, b: Figure) => a.size - b.size || (a.id < b.id ? -1 : 1);

function figureToHide(
  figures: readonly Figure[],
  k: number,
  respondentOf: (variable: string) => string,
): Figure | null {
  const crowds = crowdsOf(figures, respondentOf);
  const untouched = unsafeSpan(crowds, k);
  if (!untouched) return null;
  const combination = orthogonal(untouched, figures.length).find((candidate) =>
    crowds.some(({ span }) => span.some(({ row }) => product(row, candidate) !== 0n)),
  );
  if (!combination) throw new Error("an unsafe span without an unsafe combination");
  return figures.filter((_, index) => combination[index] !== 0n).toSorted(smallestFirst)[0] ?? null;
}

/** Each variable is a column over the figures, each person the span of their columns; equal spans are one crowd. */
function crowdsOf(figures: readonly Figure[], respondentOf: (variable: string) => string): Crowd[] {
  const columns = new Map<string, bigint[]>();
  figures.forEach(({ terms }, index) => {
    for (const [variable, coefficient] of Object.entries(terms)) {
      const column = columns.get(variable) ?? Array.from({ length: figures.length }, () => 0n);
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
    const crowd = crowds.get(key) ?? { people: 0, span, figures: figuresIn(span) };
    crowds.set(key, { ...crowd, people: crowd.people + 1 });
  }
  return [...crowds.values()].toSorted((a, b) => b.people - a.people);
}

/** The indexes of the figures that these people are in. */
const figuresIn = (span: Echelon) => [
  ...new Set(span.flatMap(({ row }) => row.flatMap((entry, figure) => (entry === 0n ? [] : [figure])))),
];

const rowsOf = (span: Echelon) => span.map(({ row }) => row);

const joined = (left: Echelon, crowds: readonly Crowd[]) =>
  crowds.reduce((all, { span }) => extended(all, rowsOf(span)), left);

const peopleIn = (crowds: readonly Crowd[]) => crowds.reduce((sum, { people }) => sum + people, 0);

/**
 * A combination of figures leaves out the people to whose columns it is orthogonal. One rests on fewer than k people
 * exactly when the columns of everybody else have a smaller rank than all columns.
 *
 * To try all sets of k − 1 people would be hopeless in a company. But no combination leaves out a whole basis of the
 * columns: with k bases that share nobody there is none to find; with t of them, it touches at most (k − 1) / t people
 * of one, and only those few are tried.
 *
 * Returns the span of the people left out by an unsafe combination, or null.
 */
function unsafeSpan(crowds: readonly Crowd[], k: number): Echelon | null {
  const rank = joined(empty, crowds).length;
  const large = joined(
    empty,
    crowds.filter(({ people }) => people >= k),
  );
  if (large.length === rank) return null;
  const small = crowds.filter(({ people }) => people < k);
  const bases = disjointBases(small, large, rank, k);
  if (bases.length >= k) return null;
  const quota = Math.floor((k - 1) / Math.max(1, bases.length));
  for (const basis of bases) {
    const members = [...basis];
    const rest = small.filter((crowd) => !basis.has(crowd));
    for (let touched = 1; touched <= quota; touched += 1) {
      for (const { left, people } of leavingOutAllBut(members, touched, large)) {
        const found = search(rest, left, k - 1 - people, rank);
        if (found) return found;
      }
    }
  }
  return null;
}

/**
 * Up to k bases beyond the large crowds, greedily; a crowd serves in as many of them as it has people.
 * First the people of the large figures, spread evenly: those of small figures are needed to complete each basis.
 */
function disjointBases(small: readonly Crowd[], large: Echelon, rank: number, k: number) {
  const unused = new Map(small.map((crowd) => [crowd, crowd.people]));
  const bases: ReadonlySet<Crowd>[] = [];
  while (bases.length < k) {
    const basis = new Set<Crowd>();
    let span = large;
    for (const crowd of plentifulFirst(unused)) {
      if (span.length === rank) break;
      if (isWithin(rowsOf(crowd.span), span)) continue;
      span = joined(span, [crowd]);
      basis.add(crowd);
    }
    if (span.length < rank) return bases;
    bases.push(basis);
    for (const crowd of basis) {
      const remaining = (unused.get(crowd) ?? 0) - 1;
      if (remaining > 0) unused.set(crowd, remaining);
      else unused.delete(crowd);
    }
  }
  return bases;
}

function plentifulFirst(unused: ReadonlyMap<Crowd, number>): Crowd[] {
  const left = new Map<number, number>();
  for (const [{ figures }, people] of unused) {
    for (const figure of figures) left.set(figure, (left.get(figure) ?? 0) + people);
  }
  const ranked = [...unused.keys()].map((crowd, index) => ({
    crowd,
    plenty: Math.min(...crowd.figures.map((figure) => left.get(figure) ?? 0)),
    // Multiples of the golden ratio spread neighbours apart.
    spread: (index * 0.618033988749895) % 1,
  }));
  return ranked.toSorted((a, b) => b.plenty - a.plenty || a.spread - b.spread).map(({ crowd }) => crowd);
}

type Choice = { left: Echelon; people: number };

/** Every way to leave out all crowds but `touched` of them: the span of those left out, the people in the others. */
function* leavingOutAllBut(crowds: readonly Crowd[], touched: number, left: Echelon): Generator<Choice> {
  if (touched > crowds.length) return;
  if (touched === 0) {
    yield { left: joined(left, crowds), people: 0 };
    return;
  }
  if (touched === crowds.length) {
    yield { left, people: peopleIn(crowds) };
    return;
  }
  const middle = crowds.length >> 1;
  const halves = [crowds.slice(0, middle), crowds.slice(middle)] as const;
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

/** Tries the crowds in and out of an unsafe combination, as far as the budget of people goes. */
function search(undecided: readonly Crowd[], left: Echelon, budget: number, rank: number): Echelon | null {
  if (left.length === rank || budget < 0) return null;
  const open = undecided.filter(({ span }) => !isWithin(rowsOf(span), left));
  if (peopleIn(open) <= budget) return left;
  const [first, ...rest] = open;
  if (!first) return null;
  return (
    search(rest, joined(left, [first]), budget, rank) ??
    (first.people <= budget ? search(rest, left, budget - first.people, rank) : null)
  );
}
