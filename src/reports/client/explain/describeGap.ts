import { compare, type Fraction, fromSetting } from "#disclosure/rules/fractions.ts";
import { formatNumber, formatScore, say, toLocale } from "#platform/texts.ts";
import { type Bounds, isPoint, isSameBounds } from "../../rules/explain/arithmetic.ts";
import {
  computeCertainPart,
  type CountedNoise,
  type GapFigure,
  type Noise,
} from "../../rules/explain/gaps.ts";
import { countDecimals, isExact, showNoise } from "../../rules/explain/shown.ts";
import { describeLeft, listWeighing } from "./describeOthers.ts";
import type { Step } from "#platform/ui/explain/explanation.ts";
import { nameOthers, type Speech } from "./speech.ts";
import { describeRounding, formatGapStep, formatStep, listSums } from "./sums.ts";

/** The subtraction, then why the gap is notable or not, then its tag. */
export function describeGap(gap: GapFigure, speech: Speech): Step[] {
  const { words, texts } = speech;
  const { language } = words;
  const own = formatScore(language, gap.self);
  // As many as the gap itself has: their difference is then written exactly.
  const decimals = countDecimals(gap.bounds);
  const isOne = isPoint(gap.side);
  const formatSide = (value: Fraction) => formatStep(language, value, { decimals, least: isOne ? 1 : 0 });
  const nameSide = (value: Fraction) =>
    isExact(value, decimals) ? formatSide(value) : `≈\u00A0${formatSide(value)}`;
  const { low, high } = gap.side;
  const others = isOne
    ? nameSide(low)
    : say(language, words.texts.cells.band, { from: nameSide(low), to: nameSide(high) });
  const sides = [
    { label: nameOthers(gap.against, speech), value: others },
    { label: words.group("self"), value: own },
  ];
  if (gap.by === "former") return [{ text: texts.gaps.intro }, { rows: sides }, { text: texts.former }];
  const sums = listSums(
    {
      bounds: gap.bounds,
      terms: (corner) => `${formatSide(gap.side[corner])} − ${own}`,
      isWritten: true,
      format: formatGapStep,
    },
    speech,
  );
  return [
    { text: texts.gaps.intro },
    ...(gap.others
      ? [{ text: texts.gaps.others }, ...listWeighing(gap.others, speech), describeLeft(gap.others, speech)]
      : []),
    { rows: sides },
    { rows: sums },
    { text: describeRounding(gap.gap, words.gap(gap.gap), gap.bounds, speech) },
    { text: describeJudged(gap, speech) },
    { text: describeState(gap, speech) },
    { text: describeTag(gap, speech) },
  ];
}

/** Where the figures of the groups place a gap whose printed range goes on to the end of the scale. */
function describeJudged(
  { bounds, judged, others }: GapFigure,
  { words: { language }, texts: { gaps } }: Speech,
): string {
  if (others?.cell.form !== "value" || !others.cell.end || isSameBounds(bounds, judged)) return "";
  const { end, value } = others.cell;
  const decimals = countDecimals(judged);
  const format = (value: Fraction) => formatGapStep(language, value, { decimals });
  const placed = isPoint(judged)
    ? say(language, gaps.placedAt, { value: format(judged.low) })
    : say(language, gaps.placedBetween, { from: format(judged.low), to: format(judged.high) });
  return [say(language, gaps.beyondEnd[end], { value: formatScore(language, value) }), placed].join(" ");
}

/** What separates a gap from what varies between people. */
function describeState({ judged, state, criteria: { notable, noise } }: GapFigure, speech: Speech) {
  const { language } = speech.words;
  const { gaps } = speech.texts;
  const exact = (value: number) => formatNumber(language, value);
  const isRange = !isPoint(judged);
  const measure = !noise
    ? ""
    : noise.counted
      ? describeNoise(noise, noise.counted, judged, speech)
      : say(language, gaps.noiseUncounted, { deviation: exact(noise.deviation) });
  const isBeyondLeast = compare(computeCertainPart(judged), fromSetting(notable.fallback)) >= 0;
  const least = exact(noise && !isRange ? notable.least : notable.fallback);
  const sentence = {
    notable: isRange
      ? noise
        ? gaps.notableRangeBeyond
        : gaps.notableRange
      : noise
        ? gaps.notableBeyond
        : gaps.notable,
    inconclusive:
      noise && (isBeyondLeast || !isRange)
        ? gaps.inconclusiveWithin
        : isRange
          ? gaps.inconclusiveRange
          : gaps.inconclusive,
    none: gaps.none,
  }[state];
  return [state === "none" ? "" : measure, say(language, sentence, { least })].filter(Boolean).join(" ");
}

function describeNoise(
  { deviation, z, countedMost, isThreshold }: Noise,
  counted: CountedNoise,
  judged: Bounds,
  { words: { language }, texts: { gaps } }: Speech,
): string {
  const write = (value: number, decimals: number) =>
    value.toLocaleString(toLocale(language), { maximumFractionDigits: decimals });
  const show = (one: CountedNoise) => {
    const shown = showNoise({ ...one, measure: z * deviation }, judged);
    return {
      raters: write(shown.raters, shown.ratersDecimals),
      noise: write(shown.noise, shown.noiseDecimals),
    };
  };
  const usual = { deviation: formatNumber(language, deviation), z: formatNumber(language, z) };
  const shown = show(counted);
  if (!countedMost)
    return say(language, isThreshold ? gaps.noiseFromThreshold : gaps.noise, { ...usual, ...shown });
  const most = show(countedMost);
  return say(language, gaps.noiseBetween, {
    ...usual,
    from: shown.raters,
    to: most.raters,
    least: most.noise,
    most: shown.noise,
  });
}

function describeTag(
  { isSkill, tag, state, mostlyManager }: GapFigure,
  { report, words, texts }: Speech,
): string {
  if (!isSkill || state === "inconclusive") return "";
  if (!tag) return texts.tags.none;
  const { strength } = report.snapshot.policy;
  const sentence = say(words.language, texts.tags[tag], {
    tag: words.texts.tags[tag],
    strength: formatNumber(words.language, strength),
  });
  return mostlyManager ? `${sentence} ${texts.tags.mostlyManager}` : sentence;
}
