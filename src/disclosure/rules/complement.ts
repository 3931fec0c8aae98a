import { buildAnonymitySets, getRows } from "./anonymitySets.ts";
import { computeOrthogonalBasis, product } from "./echelon.ts";
import { findSmallestCombination } from "./families.ts";
import type { Figure } from "./figure.ts";
import { findUnsafeSpan } from "./unsafeSpan.ts";

/**
 * The complement rule (§5): no linear combination of published figures may rest on fewer than k respondents.
 * Exact over the rationals, over all combinations, not pairs. When one does, the smallest figure in it is hidden,
 * until none does. Sums over people take `toRespondent` as it is; a figure over several answers of a person names it.
 * `told`: figures that were published before, safe among themselves; they take part and cannot be hidden.
 *
 * Throws a RangeError for a coefficient that is no safe whole number.
 */
export function hideUntilSafe(
  figures: readonly Figure[],
  k: number,
  toRespondent: (variable: string) => string = (variable) => variable,
  told: readonly Figure[] = [],
): { published: string[]; hidden: string[] } {
  const before = new Set(told.map(withoutZeros));
  const hidden = new Set(
    groupConnectedFigures([...before, ...figures.map(withoutZeros)]).flatMap((component) =>
      hideGreedily(component, { k, toRespondent, told: before }),
    ),
  );
  const ids = figures.map(({ id }) => id);
  return {
    published: ids.filter((id) => !hidden.has(id)),
    hidden: ids.filter((id) => hidden.has(id)),
  };
}

function withoutZeros(figure: Figure): Figure {
  const coefficients = Object.values(figure.terms);
  if (!coefficients.every((coefficient) => Number.isSafeInteger(coefficient))) {
    throw new RangeError(`the coefficients of ${figure.id} must be whole numbers`);
  }
  if (!coefficients.includes(0)) return figure;
  const terms = Object.entries(figure.terms).filter(([, coefficient]) => coefficient !== 0);
  return { ...figure, terms: Object.fromEntries(terms) };
}

/** Figures that share no variable, even through others, cannot be combined into something smaller. */
export function groupConnectedFigures(figures: readonly Figure[]): Figure[][] {
  const parents = [...figures.keys()];
  const findRoot = (figure: number): number => {
    let leader = figure;
    while (parents[leader] !== leader) leader = parents[leader]!;
    return leader;
  };
  const firstWith = new Map<string, number>();
  for (const [index, { terms }] of figures.entries()) {
    for (const variable of Object.keys(terms)) {
      const first = firstWith.get(variable);
      if (first === undefined) firstWith.set(variable, index);
      else parents[findRoot(index)] = findRoot(first);
    }
  }
  return [...Map.groupBy(figures.keys(), findRoot).values()].map((members) =>
    members.map((index) => figures[index]!),
  );
}

interface HidingRules {
  k: number;
  toRespondent: (variable: string) => string;
  told: ReadonlySet<Figure>;
}

function hideGreedily(component: readonly Figure[], rules: HidingRules): string[] {
  const { k, toRespondent, told } = rules;
  const isTooSmall = (figure: Figure) => {
    const people = new Set(Object.keys(figure.terms).map(toRespondent)).size;
    return people > 0 && people < k && !told.has(figure);
  };
  const hidden = component.filter(isTooSmall).map(({ id }) => id);
  let kept = component.filter((figure) => !isTooSmall(figure));
  for (;;) {
    const unsafe = findFigureToHide(kept, rules);
    if (!unsafe) return hidden;
    hidden.push(unsafe.id);
    kept = kept.filter((figure) => figure !== unsafe);
  }
}

const smallestFirst = (a: Figure, b: Figure) => a.size - b.size || (a.id < b.id ? -1 : 1);

/** The smallest new figure of an unsafe combination, or of all where none of it is new; null where all are safe. */
function findFigureToHide(figures: readonly Figure[], { k, toRespondent, told }: HidingRules): Figure | null {
  const findSmallest = (among: readonly Figure[]) =>
    among.filter((figure) => !told.has(figure)).toSorted(smallestFirst)[0] ?? null;
  const findSmallestIn = (combination: readonly Figure[]) =>
    findSmallest(combination) ?? findSmallest(figures);
  if (findSmallest(figures) === null) return null;
  const fewest = findSmallestCombination(figures, toRespondent);
  if (fewest !== "other") return fewest && fewest.people < k ? findSmallestIn(fewest.figures) : null;
  const anonymitySets = buildAnonymitySets(
    figures.map(({ terms }) => terms),
    toRespondent,
  );
  const untouched = findUnsafeSpan(anonymitySets, figures.length, k);
  if (untouched === "safe") return null;
  if (untouched === "unknown") return findSmallest(figures);
  const combination = computeOrthogonalBasis(untouched, figures.length).find((candidate) =>
    anonymitySets.some(({ span }) => getRows(span).some((row) => product(row, candidate) !== 0n)),
  );
  return findSmallestIn(figures.filter((_, index) => combination?.[index] !== 0n));
}
