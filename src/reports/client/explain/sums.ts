import { compare, type Fraction, fraction } from "#disclosure/rules/fractions.ts";
import { formatGap, formatNumber, formatScore, say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import {
  type Bounds,
  isPoint,
  narrow,
  type PrintedFigure,
  toNumber,
} from "../../rules/explain/arithmetic.ts";
import type { Row, Speech } from "./speech.ts";

/** Two decimals are enough to follow a sum by hand. */
const toHundredths = (value: Fraction) => Math.round(100 * toNumber(value)) / 100;

type FormatStep = (language: Language, value: Fraction) => string;

/** A number on the way to a figure: « 3,67 », « −0,7 ». */
export function formatStep(language: Language, value: Fraction): string {
  const rounded = toHundredths(value);
  return `${rounded < 0 ? "−" : ""}${formatNumber(language, Math.abs(rounded))}`;
}

/** The same where it stands for a number of the report, which has one decimal: « 4,0 ». */
export const formatScoreStep: FormatStep = (language, value) =>
  isPrintedExactly(value, 10) ? formatScore(language, toHundredths(value)) : formatStep(language, value);

/** As gaps are printed, with its sign: « +0,4 », « −2,0 ». */
export const formatGapStep: FormatStep = (language, value) => {
  if (isPrintedExactly(value, 10)) return formatGap(language, toHundredths(value));
  return `${toHundredths(value) > 0 ? "+" : ""}${formatStep(language, value)}`;
};

const isPrintedExactly = (value: Fraction, decimals: 10 | 100) =>
  compare(value, fraction(Math.round(decimals * toNumber(value)), decimals)) === 0;

/** « (4 + 3 + 4) ÷ 3 ≈ 3,67 ». */
function formatSum(sum: string, result: Fraction, format: FormatStep, { words, texts }: Speech): string {
  const sentence = isPrintedExactly(result, 100) ? texts.equals : texts.nearly;
  return say(words.language, sentence, { sum, result: format(words.language, result) });
}

/** One sum, or the least and the greatest that what is printed allows. */
export function listSums(
  bounds: Bounds,
  speech: Speech,
  formatTerms: (corner: keyof Bounds) => string,
  format: FormatStep = isPoint(bounds) ? formatScoreStep : formatStep,
): Row[] {
  const { sum } = speech.texts;
  const toRow = (label: string, corner: keyof Bounds) => ({
    label,
    value: formatSum(formatTerms(corner), bounds[corner], format, speech),
  });
  return isPoint(bounds) ? [toRow(sum.plain, "low")] : [toRow(sum.low, "low"), toRow(sum.high, "high")];
}

/** From the sum to what is printed; empty where they are the same. */
export function describeRounding(
  figure: Pick<PrintedFigure, "form"> & { approximate?: unknown },
  printed: string,
  bounds: Bounds,
  { words: { language }, texts }: Speech,
): string {
  if (figure.approximate)
    return say(language, texts.middle, { narrow: formatScore(language, toNumber(narrow)), printed });
  if (isPrintedExactly(bounds.low, 10) && isPrintedExactly(bounds.high, 10)) return "";
  return say(language, figure.form === "interval" ? texts.outward : texts.rounded, { printed });
}
