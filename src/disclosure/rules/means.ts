import type { Group } from "#weights/vocabulary.ts";
import type { Cell, MeanCell, Policy } from "../contract.ts";
import { type Tally, isProtected, itemCell, masked } from "./cells.ts";
import { compare, type Fraction, dividedBy, fraction, minus, printed, sumOf } from "./fractions.ts";
import { halfPointStep } from "./halfPointSteps.ts";
import { type Combined, combined, isPoint, pointAt, type Range, rangeOf, roundedValue } from "./ranges.ts";

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
export function cellsOf(
  tallies: readonly Tally[],
  { group, people }: { group: Group; people: number },
  policy: Policy,
): { items: Cell[]; mean: MeanFigure; used: number[] } {
  const items = tallies.map((answers) => itemCell(answers, group, policy));
  const used = questionsUsed(items, tallies, policy);
  if (used.length < policy.minItemsPerMean) return { items, mean: maskedMean, used: [] };
  const n = Math.min(...used.map(({ answers }) => answers.n));
  const figure = figureOf(used, n, { group, people }, policy);
  const basis = { n, questions: { used: used.length, asked: tallies.length } };
  const mean = { cell: { ...figure.printed, ...basis }, range: figure.range };
  return { items, mean, used: used.map(({ place }) => place) };
}

function questionsUsed(items: readonly Cell[], tallies: readonly Tally[], policy: Policy): Question[] {
  const unmasked = items.flatMap((cell, place) =>
    cell.form === "masked" ? [] : [{ place, cell, answers: tallies[place]! }],
  );
  const values = unmasked.filter(({ cell }) => cell.form === "value");
  return values.length >= policy.minItemsPerMean ? values : unmasked;
}

function figureOf(
  used: readonly Question[],
  fewest: number,
  { group, people }: { group: Group; people: number },
  policy: Policy,
): Combined {
  const parts = used.map(({ cell }) => ({
    weight: 1,
    range: rangeOf(cell, policy)!,
    end: cell.form === "value" ? cell.end : undefined,
  }));
  const mean = dividedBy(sumOf(used.map(({ answers: { sum, n } }) => fraction(sum, n))), used.length);
  if (!isProtected(group) || parts.every(({ range }) => isPoint(range))) return plainFigure(mean);
  const byCells = combined(parts, { of: "questions", limited: true, policy });
  if (byCells.printed.form === "value") return byCells;
  const step = steppedFigure(mean, used, { people, fewest, policy });
  const width = minus(byCells.range.high, byCells.range.low);
  return step && compare(width, halfPoint) > 0 ? step : byCells;
}

const halfPoint = fraction(1, 2);

/** A printed number counts as exact in all that it feeds (§5). */
function plainFigure(mean: Fraction): Combined {
  const cell = roundedValue(mean);
  return { printed: cell, range: pointAt(printed(cell.value)) };
}

/** The half point that contains the mean, where it leaves every band whole. */
function steppedFigure(
  mean: Fraction,
  used: readonly Question[],
  known: { people: number; fewest: number; policy: Policy },
): Combined | null {
  if (used.every(({ cell }) => cell.form === "value")) return null;
  const step = halfPointStep(mean, { ...known, cells: used.map(({ cell }) => cell) });
  if (step === null) return null;
  return {
    printed: { form: "interval", from: step / 2, to: (step + 1) / 2 },
    range: { low: fraction(step, 2), high: fraction(step + 1, 2) },
  };
}
