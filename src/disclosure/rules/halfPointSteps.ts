import type { BandCell, Policy, ValueCell } from "../contract.ts";
import { limitToEnds } from "./cells.ts";
import { type Fraction, fraction } from "./fractions.ts";

/** What a reader knows of a group whose mean rests on bands: public information only. */
export type PublicFacts = {
  /** The questions that the mean rests on. */
  cells: readonly (BandCell | ValueCell)[];
  /** How many people of the group answered, or at most that many where no number of people is published. */
  people: number;
  /** The smallest number of answers among the questions, published with the mean; null where no number is. */
  fewest: number | null;
  policy: Policy;
};

/** So many people answered, and their levels come to this sum. */
type Answers = { n: number; sum: number };

/**
 * The half-point step that contains a mean resting on bands, in half points from 2 ([1;1.5)) to 9 ([4.5;5]); null
 * where some possible step would narrow a band or an end (record 55), or where there are too many answers to
 * enumerate. Whether there is a step follows from published cells only, so it discloses nothing; the step itself
 * leaves each question's range whole.
 */
export function computeHalfPointStep(mean: Fraction, facts: PublicFacts): number | null {
  const suppositions = listKnownPeople(facts).map((people) => ({ ...facts, people }));
  if (!suppositions.every(isEveryStepHarmless)) return null;
  return Math.min(highestStep, Number((2n * mean.numerator) / mean.denominator));
}

/**
 * Where no number is published, a reader may know it all the same: a step leaves each band whole for all of
 * them. From `itemValueFrom` people on, no more of them answered a question that is a band.
 */
function listKnownPeople({ people, fewest, policy: { k, itemValueFrom } }: PublicFacts): number[] {
  if (fewest !== null) return [people];
  const most = Math.min(people, itemValueFrom - 1);
  return Array.from({ length: Math.max(1, most - k + 1) }, (_, index) => k + index);
}

const highestStep = 9;
/** Common multiple of the numbers of answers × questions²: 0.04 s of work at most, since a closing waits for it. */
const maxEnumerationSize = 100_000;

function isEveryStepHarmless(facts: PublicFacts): boolean {
  const { cells, fewest } = facts;
  const possible = cells.map((cell) => listPossibleAnswers(cell, facts));
  const unit = possible.flat().reduce((common, { n }) => leastCommonMultiple(common, n), 1);
  if (unit * cells.length ** 2 > maxEnumerationSize) return false;
  const toStep = (total: number) => Math.min(highestStep, Math.floor((2 * total) / (unit * cells.length)));
  const parts = possible.map((answers) =>
    answers.map(({ n, sum }) => ({ total: (sum * unit) / n, isFewest: fewest === null || n === fewest })),
  );
  const steps = new Set<number>();
  const reached: Set<number>[] = [];
  // Questions with equal cells are equivalent: one represents them all.
  const distinct = new Map(cells.map((cell, index) => [JSON.stringify(cell), index]));
  for (const index of distinct.values()) {
    const rest = enumerateTotals(parts.toSpliced(index, 1));
    for (const { total, isFewest } of parts[index]!) {
      const found = new Set<number>();
      for (const other of rest.withFewest) found.add(toStep(total + other));
      if (isFewest) for (const other of rest.without) found.add(toStep(total + other));
      if (found.size > 0 && hidesValue(cells[index]!)) reached.push(found);
      for (const step of found) steps.add(step);
    }
  }
  return reached.every((found) => found.size === steps.size);
}

/** A plain number hides nothing. */
const hidesValue = (cell: BandCell | ValueCell) => cell.form === "band" || cell.end !== undefined;

/** All that the answers to one question may be, by its cell and by how many people answered. */
function listPossibleAnswers(cell: BandCell | ValueCell, { people, fewest, policy }: PublicFacts): Answers[] {
  if (cell.form === "value") {
    return listPossibleSums(cell.n).filter(({ n, sum }) => {
      const printed = limitToEnds(fraction(sum, n), policy);
      return printed.value === cell.value && printed.end === cell.end;
    });
  }
  const minAnswers = Math.max(policy.k, fewest ?? 0);
  const maxAnswers = Math.min(policy.itemValueFrom - 1, people);
  return Array.from({ length: Math.max(0, maxAnswers - minAnswers + 1) }, (_, index) =>
    listPossibleSums(minAnswers + index),
  )
    .flat()
    .filter(({ n, sum }) => Math.min(4, Math.floor(sum / n)) === cell.from);
}

const listPossibleSums = (n: number): Answers[] =>
  Array.from({ length: 4 * n + 1 }, (_, index) => ({ n, sum: n + index }));

type Totals = { without: Set<number>; withFewest: Set<number> };

/** The totals that the questions may bring together, apart those in which one has the fewest answers. */
function enumerateTotals(questions: readonly (readonly { total: number; isFewest: boolean }[])[]): Totals {
  let totals: Totals = { without: new Set([0]), withFewest: new Set() };
  for (const own of questions) {
    const next: Totals = { without: new Set(), withFewest: new Set() };
    for (const { total, isFewest } of own) {
      for (const sum of totals.withFewest) next.withFewest.add(sum + total);
      const target = isFewest ? next.withFewest : next.without;
      for (const sum of totals.without) target.add(sum + total);
    }
    totals = next;
  }
  return totals;
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
const leastCommonMultiple = (a: number, b: number) => (a / greatestCommonDivisor(a, b)) * b;
