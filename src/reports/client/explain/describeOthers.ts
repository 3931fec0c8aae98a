import { formatNumber, formatScore, say } from "#platform/texts.ts";
import { type Bounds, isPoint, toNumber } from "../../rules/explain/arithmetic.ts";
import { fromPrinted } from "#disclosure/rules/fractions.ts";
import type { GapFigure, OthersFigure } from "../../rules/explain.ts";
import { nameOthers, type Speech, type Step } from "./speech.ts";
import { describeRounding, formatSignedStep, formatStep, listSums } from "./sums.ts";

/** The groups in « les autres », their weights, and those that are not in it. */
export function describeOthers(others: OthersFigure, speech: Speech): Step[] {
  const { words, texts } = speech;
  const { language } = words;
  const { weighted } = texts;
  const { parts, left, bounds, cell } = others;
  const isAlone = parts.length === 1;
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const rows = parts.map(({ group, cell: own, weight }) => ({
    label: words.group(group),
    value: words.cell(own, "manager"),
    note: say(language, weighted.weight, { weight }),
  }));
  const absent = left.map(({ group, reason }) => {
    const name = words.group(group);
    if (reason === "noWeight") return say(language, weighted.noWeight, { group: name });
    return say(language, weighted.left, { group: name, reason: words.texts.cells[reason] });
  });
  const sums = listSums(bounds, speech, (corner) => formatWeighted(parts, corner, speech));
  const printed = words.cell(cell, "manager");
  const result =
    cell.form === "value" && cell.end
      ? say(language, weighted.end[cell.end], { value: formatScore(language, cell.value) })
      : describeRounding(cell, printed, bounds, speech);
  const computed: Step[] =
    others.by === "former"
      ? [{ text: texts.former }]
      : [
          { text: total === 100 ? "" : say(language, weighted.total, { total }) },
          { rows: sums },
          { text: result },
        ];
  return [
    { text: isAlone ? weighted.alone : weighted.intro },
    { rows },
    ...(isAlone ? [] : computed),
    { text: absent.join(" ") },
  ];
}

/** « (3,5 × 40 + 3,9 × 40) ÷ 80 ». */
function formatWeighted(parts: OthersFigure["parts"], corner: keyof Bounds, { words: { language } }: Speech) {
  const terms = parts.map(
    ({ weight, bounds }) => `${formatStep(language, bounds[corner])} × ${formatNumber(language, weight)}`,
  );
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return `(${terms.join(" + ")}) ÷ ${formatNumber(language, total)}`;
}

/** The subtraction, then why the gap is notable or not, then its tag. */
export function describeGap(gap: GapFigure, speech: Speech): Step[] {
  const { words, texts } = speech;
  const { language } = words;
  const self = fromPrinted(gap.self);
  const formatBounds = ({ low, high }: Bounds) =>
    isPoint({ low, high })
      ? formatStep(language, low)
      : say(language, words.texts.cells.band, {
          from: formatStep(language, low),
          to: formatStep(language, high),
        });
  const sides = [
    { label: nameOthers(gap.against, speech), value: formatBounds(gap.others) },
    { label: words.group("self"), value: formatScore(language, gap.self) },
  ];
  const start = [{ text: texts.gaps.intro }, { rows: sides }];
  if (gap.by === "former") return [...start, { text: texts.former }];
  const sums = listSums(
    gap.bounds,
    speech,
    (corner) => `${formatStep(language, gap.others[corner])} − ${formatStep(language, self)}`,
    formatSignedStep,
  );
  return [
    ...start,
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
