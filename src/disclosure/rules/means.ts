import type { Cell, MeanCell, Policy } from "../contract.ts";
import type { Column } from "../vocabulary.ts";
import { type Tally, computeItemCell, masked } from "./cells.ts";
import { isProtected } from "./columns.ts";
import {
  compare,
  type Fraction,
  dividedBy,
  fraction,
  minus,
  fromPrinted,
  sumFractions,
} from "./fractions.ts";
import { computeHalfPointStep } from "./halfPointSteps.ts";
import {
  type CombinedFigure,
  combineParts,
  isPoint,
  toPoint,
  type Range,
  toRange,
  toRoundedValue,
} from "./ranges.ts";

/** The mean of a skill or dimension as it is published, and what its cells allow exactly; null when it is masked. */
export type MeanFigure = { cell: MeanCell; range: Range | null };

export const maskedMean: MeanFigure = { cell: masked, range: null };

type Question = { place: number; cell: Exclude<Cell, { form: "masked" }>; answers: Tally };

/**
 * The questions of one skill or dimension and their mean, for one group of which `people` have finished (§5).
 *
 * The mean is that of the item means of the unmasked questions, at least `minItemsPerMean`; where so many of them are
 * values, it rests on these alone. Its n is their smallest n. It is a number when all of them are plain numbers, and
 * otherwise says no more than their cells: no figure is moved, no band and no end is narrowed. `used`: the places, among
 * the tallies, of the questions that it rests on.
 */
export function measureCluster(
  tallies: readonly Tally[],
  { group, people }: { group: Column; people: number },
  policy: Policy,
): { items: Cell[]; mean: MeanFigure; used: number[] } {
  const items = tallies.map((answers) => computeItemCell(answers, group, policy));
  const used = selectUsedQuestions(items, tallies, policy);
  if (used.length < policy.minItemsPerMean) return { items, mean: maskedMean, used: [] };
  const n = Math.min(...used.map(({ answers }) => answers.n));
  // Of the joint group no n is printed: nothing may follow from it.
  const fewest = group === "joint" ? null : n;
  const figure = computeMeanFigure(used, fewest, { group, people }, policy);
  const basis = { n, questions: { used: used.length, asked: tallies.length } };
  const mean = { cell: { ...figure.printed, ...basis }, range: figure.range };
  return { items, mean, used: used.map(({ place }) => place) };
}

function selectUsedQuestions(items: readonly Cell[], tallies: readonly Tally[], policy: Policy): Question[] {
  const unmasked = items.flatMap((cell, place) =>
    cell.form === "masked" ? [] : [{ place, cell, answers: tallies[place]! }],
  );
  const values = unmasked.filter(({ cell }) => cell.form === "value");
  return values.length >= policy.minItemsPerMean ? values : unmasked;
}

function computeMeanFigure(
  used: readonly Question[],
  fewest: number | null,
  { group, people }: { group: Column; people: number },
  policy: Policy,
): CombinedFigure {
  const parts = used.map(({ cell }) => ({
    weight: 1,
    range: toRange(cell, policy)!,
    end: cell.form === "value" ? cell.end : undefined,
  }));
  const mean = dividedBy(sumFractions(used.map(({ answers: { sum, n } }) => fraction(sum, n))), used.length);
  if (!isProtected(group) || parts.every(({ range }) => isPoint(range))) return toPlainFigure(mean);
  const byCells = combineParts(parts, { of: "questions", limited: true, policy });
  if (byCells.printed.form === "value") return byCells;
  const step = computeSteppedFigure(mean, used, { people, fewest, policy });
  const width = minus(byCells.range.high, byCells.range.low);
  return step && compare(width, halfPoint) > 0 ? step : byCells;
}

const halfPoint = fraction(1, 2);

/** A printed number counts as exact in all that it feeds (§5). */
function toPlainFigure(mean: Fraction): CombinedFigure {
  const cell = toRoundedValue(mean);
  return { printed: cell, range: toPoint(fromPrinted(cell.value)) };
}

/** The half point that contains the mean, where it leaves every band whole. */
function computeSteppedFigure(
  mean: Fraction,
  used: readonly Question[],
  facts: { people: number; fewest: number | null; policy: Policy },
): CombinedFigure | null {
  const isValue = ({ cell }: Question) => cell.form === "value";
  // Without a printed n, a number stands for answers that are not enumerated.
  if (facts.fewest === null ? used.some(isValue) : used.every(isValue)) return null;
  const step = computeHalfPointStep(mean, { ...facts, cells: used.map(({ cell }) => cell) });
  if (step === null) return null;
  return {
    printed: { form: "interval", from: step / 2, to: (step + 1) / 2 },
    range: { low: fraction(step, 2), high: fraction(step + 1, 2) },
  };
}
