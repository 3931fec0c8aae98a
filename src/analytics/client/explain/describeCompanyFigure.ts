import { fraction } from "#disclosure/rules/fractions.ts";
import { formatDay, formatNumber, say } from "#platform/texts.ts";
import { type DescribedFigure, type Step, withoutEmpty } from "#platform/ui/explain/explanation.ts";
import { listSums } from "#reports/client/explain/sums.ts";
import { isAtEnd } from "#disclosure/rules/company/figures.ts";
import { toPoint } from "#reports/rules/explain/arithmetic.ts";
import { isExact } from "#reports/rules/explain/shown.ts";
import { describeIndex } from "./describeIndex.ts";
import { describeTrend } from "./describeTrend.ts";
import type { CompanyFigure } from "./figures.ts";
import { describeMasked, formatCell, nameCut, nameMeasure, type Speech } from "./words.ts";

type Kind<Name> = Extract<CompanyFigure, { kind: Name }>;

/** Explains a figure of the company in sentences, from what its page prints and nothing else. */
export function describeCompanyFigure(figure: CompanyFigure, speech: Speech): DescribedFigure {
  switch (figure.kind) {
    case "cut":
      return describeCut(figure, speech);
    case "index":
      return describeIndex(figure, speech);
    case "change":
      return describeTrend(figure, speech);
    case "participation":
      return describeParticipation(figure, speech);
    case "days":
      return describeDays(figure, speech);
  }
}

/** A figure of its own: it rests on reports that are not shown. */
function describeCut({ cut, measure, cell, asOf }: Kind<"cut">, speech: Speech): DescribedFigure {
  const { language, texts } = speech;
  return {
    who: nameCut(cut, speech),
    what: nameMeasure(measure, speech),
    printed: formatCell(cell, speech),
    steps: cell.form === "masked" ? describeMasked(speech) : withoutEmpty(describeMean(cell)),
  };

  function describeMean(shown: Exclude<typeof cell, { form: "masked" }>): Step[] {
    const { people, effective } = shown;
    const count = say(language, texts.people, { count: people });
    return [
      { text: say(language, texts.cut.mean, { people: count }) },
      { text: effective === undefined ? "" : say(language, texts.cut.several, { count: effective }) },
      { text: isAtEnd(shown) ? texts.cut.end : texts.cut[shown.form] },
      { text: texts.cut.reports },
      { text: asOf ? say(language, texts.cut.asOf, { date: formatDay(language, asOf) }) : "" },
    ];
  }
}

function describeParticipation(
  { of, finished, invited, printed: share }: Kind<"participation">,
  { language, texts }: Speech,
): DescribedFigure {
  const { participation } = texts;
  const printed = say(language, participation.printed, { share });
  const exact = fraction(100 * finished, Math.max(1, invited));
  const isRounded = Math.round((100 * finished) / Math.max(1, invited)) === share;
  const isWhole = isExact(fraction(10 * finished, Math.max(1, invited)), 1);
  const sums = listSums(
    { bounds: toPoint(exact), terms: () => `100 × ${finished} ÷ ${invited}` },
    { words: { language }, texts },
  );
  return {
    who: participation.title,
    what: { text: of, lang: language },
    printed,
    steps: withoutEmpty([
      { text: participation.intro },
      {
        rows: [
          { label: participation.finished, value: formatNumber(language, finished) },
          { label: participation.invited, value: formatNumber(language, invited) },
        ],
      },
      { rows: invited === 0 ? [] : sums },
      {
        text: isWhole
          ? ""
          : say(language, isRounded ? participation.rounded : participation.ends, { printed }),
      },
    ]),
  };
}

const describeDays = (
  { of, evaluations, median }: Kind<"days">,
  { language, texts: { days } }: Speech,
): DescribedFigure => ({
  who: days.title,
  what: { text: of, lang: language },
  printed: say(language, days.printed, { count: median }),
  steps: [{ text: say(language, days.intro, { count: evaluations }) }, { text: days.counted }],
});
