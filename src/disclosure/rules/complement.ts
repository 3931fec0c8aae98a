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
type Crowd = { people: number; span: Echelon };

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
  const hidden: string[] = [];
  let kept = component;
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
    const crowd = crowds.get(key) ?? { people: 0, span };
    crowds.set(key, { ...crowd, people: crowd.people + 1 });
  }
  return [...crowds.values()].toSorted((a, b) => b.people - a.people);
}

const rowsOf = (span: Echelon) => span.map(({ row }) => row);

/**
 * A combination of figures leaves out the crowds to which it is orthogonal. One rests on fewer than k people exactly
 * when the columns of everybody else have a smaller rank than all columns. Crowds of k or more are always « else »;
 * the small ones are tried in and out, as far as the budget of k − 1 people goes.
 *
 * Returns the span of the people left out by an unsafe combination, or null.
 */
function unsafeSpan(crowds: readonly Crowd[], k: number): Echelon | null {
  const rank = crowds.reduce((all, { span }) => extended(all, rowsOf(span)), empty).length;
  const small = crowds.filter(({ people }) => people < k);
  const large = crowds.filter(({ people }) => people >= k);
  const search = (undecided: readonly Crowd[], left: Echelon, budget: number): Echelon | null => {
    if (left.length === rank) return null;
    const open = undecided.filter(({ span }) => !isWithin(rowsOf(span), left));
    if (open.reduce((sum, { people }) => sum + people, 0) <= budget) return left;
    const [first, ...rest] = open;
    if (!first) return null;
    return (
      search(rest, extended(left, rowsOf(first.span)), budget) ??
      (first.people <= budget ? search(rest, left, budget - first.people) : null)
    );
  };
  const start = large.reduce((all, { span }) => extended(all, rowsOf(span)), empty);
  return search(small, start, k - 1);
}
