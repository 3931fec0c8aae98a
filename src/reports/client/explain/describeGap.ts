import { formatNumber, formatScore, say } from "#platform/texts.ts";
import { isPoint, toNumber } from "../../rules/explain/arithmetic.ts";
import type { GapFigure } from "../../rules/explain/gaps.ts";
import { describeLeft, listWeighing } from "./describeOthers.ts";
import { nameOthers, type Speech, type Step } from "./speech.ts";
import { describeRounding, formatGapStep, formatScoreStep, formatStep, listSums } from "./sums.ts";

/** The subtraction, then why the gap is notable or not, then its tag. */
export function describeGap(gap: GapFigure, speech: Speech): Step[] {
  const { words, texts } = speech;
  const { language } = words;
  const formatSide = isPoint(gap.side) ? formatScoreStep : formatStep;
  const { low, high } = gap.side;
  const others = isPoint(gap.side)
    ? formatSide(language, low)
    : say(language, words.texts.cells.band, {
        from: formatSide(language, low),
        to: formatSide(language, high),
      });
  const sides = [
    { label: nameOthers(gap.against, speech), value: others },
    { label: words.group("self"), value: formatScore(language, gap.self) },
  ];
  if (gap.by === "former") return [{ text: texts.gaps.intro }, { rows: sides }, { text: texts.former }];
  const sums = listSums(
    gap.bounds,
    speech,
    (corner) => `${formatSide(language, gap.side[corner])} − ${formatScore(language, gap.self)}`,
    formatGapStep,
  );
  return [
    { text: texts.gaps.intro },
    ...(gap.others
      ? [{ text: texts.gaps.others }, ...listWeighing(gap.others, speech), describeLeft(gap.others, speech)]
      : []),
    { rows: sides },
    { rows: sums },
    { text: describeRounding(gap.gap, words.gap(gap.gap), gap.bounds, speech) },
    { text: describeState(gap, speech) },
    { text: describeTag(gap, speech) },
  ];
}

/** What separates a gap from what varies between people. */
function describeState(
  { bounds, state, criteria: { notable, noise } }: GapFigure,
  { words: { language }, texts }: Speech,
) {
  const { gaps } = texts;
  const exact = (value: number) => formatNumber(language, value);
  const isRange = !isPoint(bounds);
  const measure = !noise
    ? ""
    : noise.raters && noise.squared
      ? say(language, gaps.noise, {
          deviation: exact(noise.deviation),
          raters: exact(Math.round(10 * toNumber(noise.raters)) / 10),
          noise: exact(Math.round(100 * Math.sqrt(toNumber(noise.squared))) / 100),
          z: exact(noise.z),
        })
      : say(language, gaps.noiseUncounted, { deviation: exact(noise.deviation) });
  const least = exact(noise && !isRange ? notable.least : notable.fallback);
  const sentence = {
    notable: isRange
      ? noise
        ? gaps.notableRangeBeyond
        : gaps.notableRange
      : noise
        ? gaps.notableBeyond
        : gaps.notable,
    inconclusive: isRange ? gaps.inconclusiveRange : noise ? gaps.inconclusiveWithin : gaps.inconclusive,
    none: gaps.none,
  }[state];
  return [state === "none" ? "" : measure, say(language, sentence, { least })].filter(Boolean).join(" ");
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
