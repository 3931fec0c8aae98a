import type { CompanyFigures, CutFigures, Measure } from "#analytics/contract/figures.ts";
import type { CutCell } from "#disclosure/contract/company.ts";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import type { ChartValue, Range } from "#platform/chartGeometry.ts";
import { findPeriod, isClosed, movePeriod, type Period } from "#platform/periods.ts";
import type { PeriodKind } from "#platform/vocabulary.ts";

export type FigurePeriod = Period & { kind: FigurePeriodKind };

/** What kind of period has figures: a week has those of its month. */
export const findFigureKind = (kind: PeriodKind): FigurePeriodKind => (kind === "week" ? "month" : kind);

/** The last period that is over, of a kind or of a shorter one that has figures. */
export const findLastClosed = (kind: PeriodKind, today: string): FigurePeriod => {
  const figureKind = findFigureKind(kind);
  return { kind: figureKind, start: movePeriod(findPeriod(figureKind, today), -1).start };
};

/**
 * Why the figures that are shown are not those of the period that was chosen: it is not over, or nothing of it is told; a
 * week has those of its month, or of an earlier one. Null where they are its own.
 */
export function explainFigurePeriod(
  chosen: Period,
  shown: FigurePeriod,
  today: string,
): "running" | "untold" | "week" | "earlierThanWeek" | null {
  const own = findPeriod(shown.kind, chosen.start);
  if (chosen.kind === "week") return own.start === shown.start ? "week" : "earlierThanWeek";
  if (own.start === shown.start) return null;
  return isClosed(own, today) ? "untold" : "running";
}

/** What pages of the same figures say together; measures that only some of them have are added at the end. */
export function mergePages(pages: readonly CompanyFigures[]): CompanyFigures | undefined {
  const [first] = pages;
  if (!first) return undefined;
  const measures = new Map<string, Measure>();
  for (const page of pages)
    for (const measure of page.measures) if (!measures.has(measure.key)) measures.set(measure.key, measure);
  return {
    ...first,
    asOf:
      pages
        .map(({ asOf }) => asOf ?? "")
        .toSorted()
        .at(-1) || null,
    measures: [...measures.values()],
    items: pages.flatMap(({ items }) => items),
    nextCursor: pages.at(-1)?.nextCursor ?? null,
  };
}

/** A figure as charts draw it; null where it is masked or the cut has none. */
export function toChartValue(cell: CutCell | undefined): ChartValue | null {
  if (!cell || cell.form === "masked") return null;
  return cell.form === "value"
    ? { form: "value", value: cell.value }
    : { form: "interval", from: cell.from, to: cell.to };
}

/** Between which ends all values lie, whatever the ranges hold; null without any. */
export function findHull(values: readonly (ChartValue | null)[]): Range | null {
  const ends = values.flatMap((value) => {
    if (!value) return [];
    return value.form === "value" ? [value.value] : [value.from, value.to];
  });
  return ends.length === 0 ? null : { from: Math.min(...ends), to: Math.max(...ends) };
}

/** The whole company first, where the reader sees it, then its parts in their order: never ranked. */
export const listCutsShown = ({
  company,
  items,
}: Pick<CompanyFigures, "company" | "items">): CutFigures[] => [...(company ? [company] : []), ...items];
