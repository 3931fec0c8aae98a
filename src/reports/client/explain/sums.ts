import type { Fraction } from "#disclosure/rules/fractions.ts";
import { formatScore, say, toLocale } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { type Bounds, isPoint, narrow, type PrintedFigure } from "../../rules/explain/arithmetic.ts";
import { countDecimals, isExact, roundTo, toNumber, toQuotient } from "../../rules/explain/shown.ts";
import type { Row } from "#platform/ui/explain/explanation.ts";
import type { Speech } from "./speech.ts";

/** Of the speech of a report, what sums are written with; figures of other concepts are explained by them too. */
type SumSpeech = {
  words: Pick<Speech["words"], "language">;
  texts: Pick<Speech["texts"], "equals" | "nearly" | "sum">;
};

/** `least`: of decimals, 1 where a number stands for one of the report: « 4,0 ». */
interface StepFormat {
  decimals: number;
  least?: 0 | 1;
}

/** A number on the way to a figure: « 3,67 », « −0,7 ». */
export function formatStep(
  language: Language,
  value: Fraction,
  { decimals, least = 0 }: StepFormat = { decimals: 2 },
): string {
  const rounded = toNumber(roundTo(value, decimals));
  const digits = { minimumFractionDigits: least, maximumFractionDigits: decimals };
  return `${rounded < 0 ? "−" : ""}${Math.abs(rounded).toLocaleString(toLocale(language), digits)}`;
}

/** With its sign, as gaps are printed: « +0,4 », « −2,0 ». */
export const formatGapStep = (language: Language, value: Fraction, format: StepFormat): string =>
  `${toNumber(roundTo(value, format.decimals)) > 0 ? "+" : ""}${formatStep(language, value, { ...format, least: 1 })}`;

/** A number in a sum, exactly: « 2,33 » is another than « 7 ÷ 3 », and may give another figure. */
export function formatTerm(
  language: Language,
  value: Fraction,
  { least }: Pick<StepFormat, "least">,
): string {
  if (isExact(value, 2)) return formatStep(language, value, { decimals: 2, ...(least && { least }) });
  const { dividend, divisor } = toQuotient(value);
  return `${formatStep(language, dividend)} ÷ ${divisor}`;
}

interface Sum {
  bounds: Bounds;
  /** What is added up at a corner, each number as exact as it is written. */
  terms: (corner: keyof Bounds) => string;
  /** The terms are written with the decimals of the result, so that they give it as it is written. */
  isWritten?: boolean;
  format?: typeof formatGapStep;
}

/** One sum, « (4 + 3 + 4) ÷ 3 ≈ 3,67 », or the least and the greatest that what is printed allows. */
export function listSums(
  { bounds, terms, isWritten = false, format }: Sum,
  { words, texts }: SumSpeech,
): Row[] {
  const decimals = countDecimals(bounds);
  const isOne = isPoint(bounds);
  const toRow = (label: string, corner: keyof Bounds): Row => {
    const result = bounds[corner];
    const sentence = isWritten || isExact(result, decimals) ? texts.equals : texts.nearly;
    const written = (format ?? formatStep)(words.language, result, { decimals, least: isOne ? 1 : 0 });
    return { label, value: say(words.language, sentence, { sum: terms(corner), result: written }) };
  };
  const { sum } = texts;
  return isOne ? [toRow(sum.plain, "low")] : [toRow(sum.low, "low"), toRow(sum.high, "high")];
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
  if (isExact(bounds.low, 1) && isExact(bounds.high, 1)) return "";
  return say(language, figure.form === "interval" ? texts.outward : texts.rounded, { printed });
}
