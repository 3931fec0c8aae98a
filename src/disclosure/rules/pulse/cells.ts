import type { Enps, PulseCutCell, PulseMean, WholeCell } from "../../contract/pulse.ts";
import { fraction, type Fraction } from "../fractions.ts";
import { findReachedEnd, toEndValue, toPoint, toRoundedValue } from "../ranges.ts";
import { computeEnps, computeEnpsInTens, countEnpsClasses } from "./enps.ts";
import { listLevels, type PulseQuestion, type PulseTally } from "./run.ts";

/** Means beyond these are not printed (§5); nor is a distribution beside a mean at one of them. */
export const pulseEnds = { scale: { low: 1.5, high: 4.5 }, enps: { low: 1, high: 9 } } as const;

/** Counts, shares and the eNPS need so many answers, and the threshold of the run. */
const distributionFrom = 7;

/**
 * What a figure needs outside its most common answer, or class. Beside a mean, a missing distribution tells that answers
 * are alike: half of them, ten at most, leave every one of them open.
 */
const getMinOutside = {
  besideMean: (answers: number) => Math.min(10, Math.ceil(answers / 2)),
  alone: () => 2,
} as const;

const hidden = { form: "hidden" } as const;

/** From how many answers on a question has a cell at all. */
export const getMinAnswers = ({ type }: PulseQuestion, threshold: number): number =>
  type === "boolean" || type === "choice" ? Math.max(distributionFrom, threshold) : threshold;

function isVaried(counts: readonly number[], place: keyof typeof getMinOutside): boolean {
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return answers - Math.max(0, ...counts) >= getMinOutside[place](answers);
}

function computeMean({ levels, answers }: PulseTally, lowest: number): Fraction {
  return fraction(
    levels.reduce((sum, count, index) => sum + count * (lowest + index), 0),
    answers,
  );
}

function printMean(mean: Fraction, ends: { low: number; high: number }): PulseMean {
  const end = findReachedEnd(toPoint(mean), { ends });
  const { form: _, ...printed } = end ? toEndValue(end, { ends }) : toRoundedValue(mean);
  return printed;
}

function printEnps(tally: PulseTally, { end }: PulseMean, threshold: number): Enps | null {
  if (end || tally.answers < Math.max(distributionFrom, threshold)) return null;
  const classes = countEnpsClasses(tally.levels);
  return isVaried(Object.values(classes), "besideMean") ? computeEnps(classes) : null;
}

function printLevels(tally: PulseTally, { end }: PulseMean, threshold: number): number[] | null {
  if (end || tally.answers < Math.max(distributionFrom, threshold)) return null;
  return isVaried(tally.levels, "besideMean") ? [...tally.levels] : null;
}

/** The cell of a question in a cut that may be told. */
export function printCutCell(question: PulseQuestion, tally: PulseTally, threshold: number): PulseCutCell {
  const cell = printAnyCell(question, tally, threshold);
  return cell.form === "enps"
    ? { ...cell, enps: cell.enps && computeEnpsInTens(countEnpsClasses(tally.levels)) }
    : cell;
}

/** The same for the whole run, which has its counts besides. */
function printAnyCell(question: PulseQuestion, tally: PulseTally, threshold: number): PulseCutCell {
  if (tally.answers < getMinAnswers(question, threshold)) return hidden;
  switch (question.type) {
    case "scale":
      return { form: "scale", mean: printMean(computeMean(tally, 1), pulseEnds.scale) };
    case "enps": {
      const mean = printMean(computeMean(tally, 0), pulseEnds.enps);
      return { form: "enps", mean, enps: printEnps(tally, mean, threshold) };
    }
    case "boolean":
    case "choice": {
      if (!isVaried(tally.levels, "alone")) return hidden;
      const options = listLevels(question).map((key, index) => ({
        key,
        percent: roundToFifth(tally.levels[index]!, tally.answers),
      }));
      return { form: "options", options };
    }
    case "text":
      return hidden;
  }
}

/** `hasLevels`: its counts give nothing away beside the cuts (`givesAwayRegion`). */
export function printWholeCell(
  question: PulseQuestion,
  tally: PulseTally,
  { threshold, hasLevels }: { threshold: number; hasLevels: boolean },
): WholeCell {
  const cell = printAnyCell(question, tally, threshold);
  const { answers } = tally;
  switch (cell.form) {
    case "hidden":
      return cell;
    case "scale":
      return { ...cell, levels: hasLevels ? printLevels(tally, cell.mean, threshold) : null, answers };
    case "enps":
      return {
        ...cell,
        levels: cell.enps && hasLevels ? printLevels(tally, cell.mean, threshold) : null,
        answers,
      };
    case "options": {
      const options = listLevels(question).map((key, index) => ({ key, count: tally.levels[index]! }));
      return { form: "options", options, answers };
    }
  }
}

/**
 * A share to the nearest 20 %, halves toward 50 %. Whole percents of seven answers are those of no other small number: of
 * 43 % the number of answers would follow. Each fifth is given by every number of answers from seven on.
 */
export function roundToFifth(count: number, answers: number): number {
  const fifths = (5 * count) / answers;
  const below = Math.floor(fifths);
  const isHalf = 10 * count === answers * (2 * below + 1);
  if (isHalf) return 20 * (2 * count < answers ? below + 1 : below);
  return 20 * Math.round(fifths);
}
