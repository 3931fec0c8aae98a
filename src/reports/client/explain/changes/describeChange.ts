import type { Fraction } from "#disclosure/rules/fractions.ts";
import { formatGap, formatNumber, say, toLocale, translated, whoseName } from "#platform/texts.ts";
import type { ComparedFigure } from "../../../contract/since.ts";
import type { ComparedReportFigure } from "../../../rules/explain.ts";
import { isPoint } from "../../../rules/explain/arithmetic.ts";
import {
  type ChangeFigure,
  type ChangeNoise,
  type CountedChange,
  explainChange,
  readLeast,
} from "../../../rules/explain/changes.ts";
import { toNumber } from "../../../rules/explain/shown.ts";
import { showChangeNoise } from "../../../rules/explain/shownChange.ts";
import { en as sinceEn } from "../../../rules/since/texts.en.ts";
import { fr as sinceFr } from "../../../rules/since/texts.fr.ts";
import { buildSinceWords, capitalize, type SinceWords } from "../../../rules/since/words.ts";
import { type DescribedFigure, type Step, withoutEmpty } from "#platform/ui/explain/explanation.ts";
import type { Speech } from "../speech.ts";
import { formatGapStep, formatStep, listSums } from "../sums.ts";
import { en } from "./texts.en.ts";
import { type ChangeTexts, fr } from "./texts.fr.ts";

interface Said {
  figure: ChangeFigure;
  speech: Speech;
  since: SinceWords;
  texts: ChangeTexts;
}

/** A change from an earlier report to this one: the subtraction, what may come from chance, and what it therefore is. */
export function describeChange(
  { row, column, earlier }: ComparedReportFigure,
  speech: Speech,
): DescribedFigure | null {
  const { report, words } = speech;
  const { language } = words;
  const figure = explainChange(report.snapshot, row, column);
  if (!figure) return null;
  const since = buildSinceWords({ words, report, earlier, texts: { fr: sinceFr, en: sinceEn }[language] });
  const said = { figure, speech, since, texts: { fr, en }[language] };
  return {
    who: since.column(column),
    what: row.name ? translated(language, row.name) : { text: since.topic(row), lang: language },
    printed: isSame(figure.change.change) ? since.texts.same : words.gap(figure.change.change),
    steps: withoutEmpty(describeSteps(said)),
  };
}

const isSame = (change: ChangeFigure["change"]["change"]) => change.form === "value" && change.value === 0;

function describeSteps(said: Said): Step[] {
  const { figure, speech, since, texts } = said;
  const { language } = speech.words;
  const { change, column } = figure;
  const rows = [
    describeSide(change.past, capitalize(since.moment), said),
    describeSide(change.now, texts.now, said),
  ];
  if (figure.by === "former") return [{ text: texts.intro }, { rows }, { text: speech.texts.former }];
  return [
    { text: texts.intro },
    { text: change.questions ? say(language, texts.common, change.questions) : "" },
    { text: column === "others" ? texts.sameWeights : "" },
    { rows },
    { text: [change.past, change.now].some((one) => one.form === "value" && one.end) ? texts.toEnd : "" },
    { rows: listDifference(said) },
    ...describeNoise(said),
    { text: describeState(said) },
  ];
}

/** What one report prints, with what « env. » is the middle of, and on how many answers it rests. */
function describeSide(side: ComparedFigure, label: string, { figure, speech, since }: Said) {
  const { words } = speech;
  const isCounted = figure.column !== "others" && figure.noise?.counted && side.form !== "band";
  const note = [
    words.approximate(side),
    isCounted ? say(words.language, words.texts.basis.people, { count: side.n }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
  return { label, value: since.figure(side), ...(note && { note }) };
}

/** Now minus then: the least and the greatest lie between opposite corners. */
function listDifference({ figure: { past, now, bounds }, speech }: Said) {
  const { language } = speech.words;
  const format = (value: Fraction) =>
    formatStep(language, value, { decimals: 1, least: isPoint(bounds) ? 1 : 0 });
  const terms = {
    low: `${format(now.low)} − ${format(past.high)}`,
    high: `${format(now.high)} − ${format(past.low)}`,
  };
  return listSums(
    { bounds, terms: (corner) => terms[corner], isWritten: true, format: formatGapStep },
    speech,
  );
}

function describeNoise(said: Said): Step[] {
  const { figure, speech, texts } = said;
  const { report, words } = speech;
  const { language } = words;
  if (figure.column === "self")
    return [
      {
        text: report.isSubject
          ? texts.own.you
          : say(language, texts.own.them, { whose: whoseName(language, words.name) }),
      },
    ];
  const { noise } = figure;
  if (!noise) return [{ text: texts.noise.alone }];
  const deviation = say(language, texts.noise.deviation, {
    deviation: formatNumber(language, noise.deviation),
  });
  if (noise.counted) return describeCounted(deviation, noise, noise.counted, said);
  return [{ text: deviation }, { text: say(language, texts.noise.uncounted, formatWithin(said)) }];
}

const formatWithin = ({ figure, speech }: Said) => ({
  from: formatGap(speech.words.language, figure.change.within?.from ?? 0),
  to: formatGap(speech.words.language, figure.change.within?.to ?? 0),
});

function describeCounted(deviation: string, noise: ChangeNoise, counted: CountedChange, said: Said): Step[] {
  const { figure, speech, texts } = said;
  const { language, texts: reportTexts } = speech.words;
  const { bounds, column } = figure;
  const shown = showChangeNoise(noise, counted, bounds);
  const write = (value: number, decimals: number) =>
    value.toLocaleString(toLocale(language), { maximumFractionDigits: decimals });
  const { past, now, decimals } = shown.raters;
  const written = write(toNumber(shown.noise), shown.noiseDecimals);
  const people = (count: number) => say(language, reportTexts.basis.people, { count });
  const measure = say(language, column === "others" ? texts.noise.weighted : texts.noise.counted, {
    past: people(past),
    now: people(now),
    first: write(past, decimals),
    second: write(now, decimals),
    noise: written,
    z: formatNumber(language, noise.z),
    deviation: formatNumber(language, noise.deviation),
  });
  const toSum = (corner: "low" | "high") => {
    const sign = corner === "low" ? "−" : "+";
    const format = { decimals: shown.noiseDecimals, least: 1 as const };
    return say(language, speech.texts.equals, {
      sum: `${formatGapStep(language, bounds[corner], format)} ${sign} ${written}`,
      result: formatGapStep(language, shown.within[corner], format),
    });
  };
  return [
    { text: `${deviation} ${measure}` },
    { text: say(language, texts.noise.within, formatWithin(said)) },
    {
      rows: [
        { label: speech.texts.sum.low, value: toSum("low") },
        { label: speech.texts.sum.high, value: toSum("high") },
      ],
    },
  ];
}

/** Clear, within chance, or too little: the words of the comparison, with the reason. */
function describeState({ figure, speech: { words }, texts: { states } }: Said): string {
  const { bounds, change, noise } = figure;
  const isRange = !isPoint(bounds);
  const pick = (plain: string, range: string) => (isRange ? range : plain);
  const sentence = {
    own: "",
    higher: noise ? pick(states.sure, states.sureRange) : pick(states.sureAlone, states.sureAloneRange),
    lower: noise ? pick(states.sure, states.sureRange) : pick(states.sureAlone, states.sureAloneRange),
    noise: noise ? states.noise : pick(states.noiseAlone, states.noiseAloneRange),
    small: pick(states.small, states.smallRange),
  }[change.state];
  return say(words.language, sentence, { least: formatNumber(words.language, readLeast(figure)) });
}
