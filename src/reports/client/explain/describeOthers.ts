import { formatNumber, formatScore, say } from "#platform/texts.ts";
import { type Bounds, isPoint } from "../../rules/explain/arithmetic.ts";
import type { OthersFigure } from "../../rules/explain/others.ts";
import type { Step } from "#platform/ui/explain/explanation.ts";
import type { Speech } from "./speech.ts";
import { describeRounding, formatTerm, listSums } from "./sums.ts";

/** The groups in « les autres », their weights and sum, and those that are not in it. */
export function describeOthers(others: OthersFigure, speech: Speech): Step[] {
  const { texts } = speech;
  if (others.parts.length === 1)
    return [
      { text: texts.weighted.alone },
      { rows: listParts(others, speech) },
      describeLeft(others, speech),
    ];
  return [
    { text: texts.weighted.intro },
    ...(others.by === "former"
      ? [{ rows: listParts(others, speech) }, { text: texts.former }]
      : [...listWeighing(others, speech), { text: describeResult(others, speech) }]),
    describeLeft(others, speech),
  ];
}

const listParts = ({ parts }: OthersFigure, { words, texts }: Speech) =>
  parts.map(({ group, cell, weight }) => ({
    label: words.group(group),
    value: words.cell(cell, "manager"),
    note: say(words.language, texts.weighted.weight, { weight }),
  }));

const sumWeights = ({ parts }: OthersFigure) => parts.reduce((sum, { weight }) => sum + weight, 0);

/** The groups, then their weighted sum. */
export function listWeighing(others: OthersFigure, speech: Speech): Step[] {
  const { words, texts } = speech;
  const total = sumWeights(others);
  const divided = total === 100 ? "" : say(words.language, texts.weighted.total, { total });
  return [
    { rows: listParts(others, speech) },
    { text: divided },
    {
      rows: listSums(
        { bounds: others.bounds, terms: (corner) => formatWeighted(others, corner, speech) },
        speech,
      ),
    },
  ];
}

function describeResult({ cell, bounds }: OthersFigure, speech: Speech): string {
  const { words, texts } = speech;
  if (cell.form === "value" && cell.end)
    return say(words.language, texts.weighted.end[cell.end], {
      value: formatScore(words.language, cell.value),
    });
  return describeRounding(cell, words.cell(cell, "manager"), bounds, speech);
}

/** The groups that are not in it, and why. */
export function describeLeft({ left }: OthersFigure, { words, texts }: Speech): { text: string } {
  const sentences = left.map(({ group, reason }) => {
    const named = { group: words.group(group) };
    if (reason === "noWeight") return say(words.language, texts.weighted.noWeight, named);
    return say(words.language, texts.weighted.left, { ...named, reason: words.texts.cells[reason] });
  });
  return { text: sentences.join(" ") };
}

/** « (3,5 × 40 + 3,9 × 40) ÷ 80 ». */
function formatWeighted(others: OthersFigure, corner: keyof Bounds, { words: { language } }: Speech) {
  const terms = others.parts.map(({ weight, bounds }) => {
    const term = formatTerm(language, bounds[corner], { least: isPoint(bounds) ? 1 : 0 });
    return `${term} × ${formatNumber(language, weight)}`;
  });
  return `(${terms.join(" + ")}) ÷ ${formatNumber(language, sumWeights(others))}`;
}
