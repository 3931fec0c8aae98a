import type { CompanyFigures, Cut, Measure } from "#analytics/contract/figures.ts";
import { objectivesMeasure, valuesMeasure } from "#analytics/rules/measures.ts";
import type { IndexCell } from "#disclosure/contract/company.ts";
import type { ChartValue } from "#platform/chartGeometry.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatNumber, formatScore, translated } from "#platform/texts.ts";
import type { Period } from "#platform/periods.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { findHull } from "../../../rules/figures.ts";

/** How figures, cuts and measures are written. */
export function useFigureWords() {
  const { figures: texts, values } = useTexts("board");
  const { language } = useLanguage();
  const say = useSay();
  const value = (given: ChartValue) =>
    given.form === "value"
      ? formatScore(language, given.value)
      : say(texts.between, {
          from: formatScore(language, given.from),
          to: formatScore(language, given.to),
        });
  return {
    value,
    valueOrMasked: (given: ChartValue | null) => (given ? value(given) : texts.masked),
    index: (cell: IndexCell) =>
      cell.form === "value"
        ? formatNumber(language, cell.value)
        : say(texts.between, { from: cell.from, to: cell.to }),
    cut: ({ name }: Pick<Cut, "name">) => (name ? translated(language, name).text : texts.company),
    measure: ({ key, name }: Measure) => {
      if (name) return translated(language, name).text;
      return { [valuesMeasure]: values.values, [objectivesMeasure]: values.objectives }[key] ?? key;
    },
    intro: (period: Period, data: Pick<CompanyFigures, "asOf"> | undefined) => {
      const named = formatPeriod(language, period);
      return data?.asOf ? say(texts.asOf, { period: named, date: formatDay(language, data.asOf) }) : named;
    },
    /** Between which ends these figures lie, as the number of a widget, and how many are masked. */
    summary: (given: readonly (ChartValue | null)[]) => {
      const hull = findHull(given);
      if (!hull) return { finding: texts.onlyMasked };
      const masked = given.filter((one) => one === null).length;
      const isOne = hull.from === hull.to;
      return {
        number: isOne
          ? formatScore(language, hull.from)
          : say(texts.hull, {
              from: formatScore(language, hull.from),
              to: formatScore(language, hull.to),
            }),
        finding: masked > 0 ? say(texts.scaleMasked, { count: masked }) : texts.scale,
      };
    },
    /** Between which ends these figures lie, and how many are masked. */
    finding: (given: readonly (ChartValue | null)[]) => {
      const hull = findHull(given);
      if (!hull) return texts.onlyMasked;
      const masked = given.filter((one) => one === null).length;
      const ends = { from: formatScore(language, hull.from), to: formatScore(language, hull.to) };
      return masked > 0 ? say(texts.rangeMasked, { ...ends, count: masked }) : say(texts.range, ends);
    },
  };
}
