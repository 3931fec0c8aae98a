import { compare, dividedBy, type Fraction } from "#disclosure/rules/fractions.ts";
import { say } from "#platform/texts.ts";
import type { DescribedFigure, Row, Step } from "#platform/ui/explain/explanation.ts";
import { formatStep, formatTerm, listSums } from "#reports/client/explain/sums.ts";
import { type Bounds, isPoint } from "#reports/rules/explain/arithmetic.ts";
import { findDecimals, isExact, roundTo } from "#reports/rules/explain/shown.ts";
import {
  explainIndex,
  type ExplainedIndex,
  type IndexPart,
  isSameIndex,
  printIndex,
  readCell,
  scaleScore,
} from "../../rules/explain/explainIndex.ts";
import type { CompanyFigure } from "./figures.ts";
import { formatCell, formatIndex, nameCut, nameMeasure, type Speech } from "./words.ts";

type IndexFigure = Extract<CompanyFigure, { kind: "index" }>;

/** The index of a cut: its published figures by dimension, their weights, and the formula. */
export function describeIndex(figure: IndexFigure, speech: Speech): DescribedFigure {
  const { texts, language } = speech;
  const { cut, weights } = figure;
  const explained = cut.index && explainIndex(cut.figures, weights);
  const version =
    weights.version === 0
      ? texts.indexSteps.firstWeights
      : say(language, texts.indexSteps.weights, { version: weights.version });
  return {
    who: nameCut(cut, speech),
    what: { text: texts.index, lang: language },
    printed: cut.index ? formatIndex(cut.index, speech) : texts.indexSteps.noIndex,
    steps: explained
      ? [
          { text: texts.indexSteps.intro },
          ...explained.parts.flatMap((part) => describePart(part, figure, speech)),
          ...describeLeft(explained, speech),
          ...describeScore(explained, speech),
          { text: version },
        ]
      : [{ text: texts.indexSteps.none }, { text: version }],
  };
}

function describePart(part: IndexPart, { measures }: IndexFigure, speech: Speech): Step[] {
  const { texts, language } = speech;
  const rows = part.figures.map(({ measure, cell }): Row => {
    const known = measures.find(({ key }) => key === measure) ?? { key: measure, name: null };
    const { text, lang } = nameMeasure(known, speech);
    return { label: text, lang, value: formatCell(cell, speech) };
  });
  const text = say(language, texts.indexSteps.dimension, {
    dimension: texts[part.dimension],
    weight: part.weight,
    count: rows.length,
  });
  const sums = listSums(
    {
      bounds: part.bounds,
      terms: (corner) => {
        const terms = part.figures.map(({ cell }) =>
          formatTerm(language, readCell(cell)[corner], { least: 1 }),
        );
        return `(${terms.join(" + ")}) ÷ ${terms.length}`;
      },
    },
    toSumSpeech(speech),
  );
  return [{ text }, { rows }, ...(rows.length > 1 ? [{ rows: sums }] : [])];
}

function describeLeft({ left, total }: ExplainedIndex, { language, texts }: Speech): Step[] {
  const { indexSteps } = texts;
  const sentences = left.map(({ dimension, reason }) =>
    say(
      language,
      { noWeight: indexSteps.noWeight, tooFew: indexSteps.tooFew, none: indexSteps.left }[reason],
      { dimension: texts[dimension] },
    ),
  );
  if (total < 100) sentences.push(say(language, indexSteps.shared, { total }));
  return sentences.length > 0 ? [{ text: sentences.join(" ") }] : [];
}

/**
 * The weighted mean, then the index, each rounded from its exact value; with as many decimals as it takes for a reader
 * who goes on from what is written to find what is written next, and the index that is printed.
 */
function describeScore({ parts, total, score, index }: ExplainedIndex, speech: Speech): Step[] {
  const { language, texts } = speech;
  const scaled = scaleScore(score);
  const round = (bounds: Bounds, some: number) => ({
    low: roundTo(bounds.low, some),
    high: roundTo(bounds.high, some),
  });
  const indexDecimals = findDecimals(1, (some) => isSameIndex(printIndex(round(scaled, some)), index));
  const shown = round(scaled, indexDecimals);
  const decimals = findDecimals(2, (some) =>
    isSameBounds(round(scaleScore(round(score, some)), indexDecimals), shown),
  );
  const written = round(score, decimals);
  const isOne = isPoint(score);
  const corners = isOne ? (["low"] as const) : (["low", "high"] as const);
  const label = (corner: "low" | "high") => (isOne ? texts.sum.plain : texts.sum[corner]);
  const write = (sum: string, value: Fraction, exact: boolean, some: number) =>
    say(language, exact ? texts.equals : texts.nearly, {
      sum,
      result: formatStep(language, value, { decimals: some }),
    });
  const means = corners.map((corner): Row => {
    const terms = parts.map(
      ({ weight, bounds }) => `${formatTerm(language, bounds[corner], { least: 1 })} × ${weight}`,
    );
    const sum = `(${terms.join(" + ")}) ÷ ${total}`;
    return {
      label: label(corner),
      value: write(sum, score[corner], isExact(score[corner], decimals), decimals),
    };
  });
  const computed = scaleScore(written);
  const indexes = corners.map((corner): Row => {
    const sum = `100 × (${formatStep(language, written[corner], { decimals })} − 1) ÷ 4`;
    return {
      label: label(corner),
      value: write(sum, shown[corner], isSame(computed[corner], shown[corner]), indexDecimals),
    };
  });
  const printed = formatIndex(index, speech);
  const { indexSteps } = texts;
  const isWhole = corners.every((corner) => isExact(dividedBy(scaled[corner], 10), 1));
  const rounding = isOne ? (isWhole ? null : "rounded") : index.form === "value" ? "middle" : "outward";
  return [
    { text: indexSteps.weighted },
    { rows: means },
    { text: indexSteps.scale },
    { rows: indexes },
    ...(rounding ? [{ text: say(language, indexSteps[rounding], { printed }) }] : []),
  ];
}

const isSame = (one: Fraction, other: Fraction) => compare(one, other) === 0;
const isSameBounds = (one: Bounds, other: Bounds) =>
  isSame(one.low, other.low) && isSame(one.high, other.high);

const toSumSpeech = ({ language, texts }: Speech) => ({ words: { language }, texts });
