import { formatGap, formatNumber, say } from "#platform/texts.ts";
import { type DescribedFigure, type Step, withoutEmpty } from "#platform/ui/explain/explanation.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { compare, fraction } from "#disclosure/rules/fractions.ts";
import { formatGapStep, formatStep, listSums } from "#reports/client/explain/sums.ts";
import { isPoint } from "#reports/rules/explain/arithmetic.ts";
import {
  certaintyFactor,
  type ExplainedChange,
  showTrendNoise,
  type TrendPoint,
  type TrendReading,
} from "../../rules/explain/explainTrend.ts";
import { readCell } from "../../rules/explain/explainIndex.ts";
import type { CompanyFigure } from "./figures.ts";
import { describeMasked, formatCell, nameCut, nameMeasure, type Speech } from "./words.ts";

type ChangeFigure = Extract<CompanyFigure, { kind: "change" }>;

/** « +0,4 », « entre −0,1 et +0,4 ». */
export const formatChange = ({ change }: ExplainedChange, { language, texts }: Speech): string =>
  change.form === "value"
    ? formatGap(language, change.value)
    : say(language, texts.between, {
        from: formatGap(language, change.from),
        to: formatGap(language, change.to),
      });

/** A trend in one sentence: what is noise is called noise, with its margin; never « stable ». */
export function sayTrend(reading: TrendReading, speech: Speech): string {
  const {
    language,
    texts: { said },
  } = speech;
  if (reading.kind !== "change") return said[reading.kind];
  const { noise, state, bounds } = reading;
  const isOne = isPoint(bounds);
  const written = formatChange(reading, speech);
  if (!noise) return say(language, isOne ? said.alone : said.aloneRange, { change: written });
  // A number goes without its sign: the sentence says the direction, where there is one.
  const change = isOne ? written.replace(/^[+−]/u, "") : written;
  const shown = showTrendNoise(noise, bounds);
  return say(language, isOne ? said[state] : said[`${state}Range`], {
    change,
    past: countForChance(reading.past),
    now: countForChance(reading.now),
    noise: formatStep(language, shown.margin, { decimals: shown.decimals, least: 1 }),
  });
}

const countForChance = ({ cell }: TrendPoint) => cell.effective ?? cell.people;

/** The subtraction, what chance can make, and what the change therefore is. */
export function describeTrend(figure: ChangeFigure, speech: Speech): DescribedFigure {
  const { texts, language } = speech;
  const { reading } = figure;
  const { text, lang } = nameMeasure(figure.measure, speech);
  return {
    who: nameCut(figure.cut, speech),
    what: { text, lang },
    printed: reading.kind === "change" ? formatChange(reading, speech) : describeNone(reading, speech),
    steps: describeSteps(reading),
  };

  function describeSteps(found: TrendReading): Step[] {
    if (found.kind === "hidden") return describeMasked(speech);
    if (found.kind === "first")
      return [{ text: texts.trend.first }, { rows: [describePoint(found.now, figure, speech)] }];
    const rows = [describePoint(found.past, figure, speech), describePoint(found.now, figure, speech)];
    if (found.kind === "questions") return [{ text: texts.trend.questions }, { rows }];
    return [
      { text: texts.trend.intro },
      { rows },
      { rows: listDifference(found, speech) },
      ...describeNoise(found, { language, texts }),
    ];
  }
}

const describeNone = (reading: TrendReading, { texts }: Speech) =>
  reading.kind === "hidden" ? texts.masked : texts.trend.noChange;

const describePoint = ({ start, cell }: TrendPoint, { periodKind }: ChangeFigure, speech: Speech) => ({
  label: formatPeriod(speech.language, { kind: periodKind, start }),
  value: formatCell(cell, speech),
  note: sayPeople(cell, speech),
});

/** Of whom some have several reports, the group counts as fewer. */
function sayPeople({ people, effective }: TrendPoint["cell"], { language, texts }: Speech): string {
  const count = say(language, texts.people, { count: people });
  return effective === undefined
    ? count
    : `${count}. ${say(language, texts.cut.several, { count: effective })}`;
}

/** Now minus then: the least and the greatest lie between opposite corners. */
function listDifference({ past, now, bounds }: ExplainedChange, { language, texts }: Speech) {
  const [before, after] = [readCell(past.cell), readCell(now.cell)];
  const write = (value: typeof before.low) => formatStep(language, value, { decimals: 1, least: 1 });
  const terms = {
    low: `${write(after.low)} − ${write(before.high)}`,
    high: `${write(after.high)} − ${write(before.low)}`,
  };
  return listSums(
    { bounds, terms: (corner) => terms[corner], isWritten: true, format: formatGapStep },
    { words: { language }, texts },
  );
}

function describeNoise(
  { past, now, noise, bounds, state }: ExplainedChange,
  { language, texts: { trend } }: Speech,
): Step[] {
  if (!noise) return [{ text: trend.alone }];
  const shown = showTrendNoise(noise, bounds);
  const write = (value: typeof shown.noise) =>
    formatStep(language, value, { decimals: shown.decimals, least: 1 });
  const deviation = formatNumber(language, noise.deviation);
  const measure = say(language, trend.noise, {
    past: countForChance(past),
    now: countForChance(now),
    deviation,
    z: formatNumber(language, certaintyFactor),
    noise: write(shown.noise),
  });
  const rounding =
    compare(noise.rounding, fraction(0, 1)) > 0
      ? say(language, trend.rounding, {
          noise: write(shown.noise),
          rounding: write(noise.rounding),
          margin: write(shown.margin),
        })
      : "";
  const isOne = isPoint(bounds);
  const judged =
    state === "noise" ? (isOne ? trend.within : trend.withinRange) : isOne ? trend.beyond : trend.beyondRange;
  return withoutEmpty([
    { text: `${say(language, trend.deviation, { deviation })} ${measure}` },
    { text: rounding },
    { text: judged },
  ]);
}
