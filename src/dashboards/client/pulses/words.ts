import { formatGap, formatNumber, formatScore, say, translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type {
  SeriesTrend,
  TrendChange,
  TrendFigure,
  TrendLine,
  TrendMeasure,
} from "#pulses/contract/trends.ts";
import { sayNoise, type JudgedChange } from "#pulses/rules/noise.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** Both languages come with the widget, after the page. */
export const pulseTexts = { fr, en };

const formatSigned = (language: Language, value: number) =>
  `${value < 0 ? "−" : value > 0 ? "+" : ""}${formatNumber(language, Math.abs(value))}`;

/** « 3,8 », « 4,5 et plus », « +23, entre +12 et +34 »; of a part, whose eNPS is in tens, « env. +20, entre 0 et +40 ». */
export function sayFigure(language: Language, figure: TrendFigure | undefined, isPart: boolean): string {
  const texts = pulseTexts[language];
  switch (figure?.form) {
    case "mean":
    case "score": {
      const value = formatScore(language, figure.mean.value);
      const mean = figure.mean.end ? say(language, texts[figure.mean.end], { value }) : value;
      return figure.form === "mean" ? mean : say(language, texts.score, { mean });
    }
    case "enps": {
      const { value, from, to } = figure.enps;
      const ends = { from: formatSigned(language, from), to: formatSigned(language, to) };
      const written = formatSigned(language, value);
      return say(language, texts.enps, {
        value: isPart ? say(language, texts.about, { value: written }) : written,
        between: say(language, texts.between, ends),
      });
    }
    case "hidden":
      return texts.masked;
    default:
      return texts.absent;
  }
}

/** « +0,6 », « entre +0,3 et +0,8 », « +12 »; between two eNPS of a part « env. +30 ». */
export function sayChange(
  language: Language,
  { from, to }: TrendChange["change"],
  { form, isPart }: { form: TrendLine["form"]; isPart: boolean },
): string {
  const texts = pulseTexts[language];
  const write = form === "enps" ? formatSigned : formatGap;
  if (from === to) {
    if (from === 0) return texts.without;
    const written = write(language, from);
    return form === "enps" && isPart ? say(language, texts.about, { value: written }) : written;
  }
  return say(language, texts.between, { from: write(language, from), to: write(language, to) });
}

/** Which changes count as noise here, a sentence for each rule that was followed. */
export const sayRules = (language: Language, lines: readonly TrendLine[]): string[] =>
  sayNoise(
    lines.flatMap(({ form, change }): JudgedChange[] =>
      change ? [{ ...change, scale: form === "mean" ? "scale" : "score" }] : [],
    ),
    {
      language,
      texts: pulseTexts[language].rules,
      formatLimit: (limit) => formatNumber(language, limit),
    },
  );

/** A question as it stands in a sentence. */
export const quoteQuestion = (language: Language, { wording }: TrendMeasure): string =>
  say(language, pulseTexts[language].quoted, {
    question: translated(language, wording).text.replace(/[.\s]+$/u, ""),
  });

export const namePart = (language: Language, { part }: Pick<SeriesTrend, "part">): string =>
  part ? part.name : pulseTexts[language].company;
