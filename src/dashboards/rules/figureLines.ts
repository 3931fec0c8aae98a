import type { CompanyFigures, Cut, CutFigures, CutTrends, Measure } from "#analytics/contract/figures.ts";
import { readTrend, type TrendReading } from "#analytics/rules/explain/explainTrend.ts";
import type { CutCell, IndexCell } from "#disclosure/contract/company.ts";
import { listCutsShown } from "./figures.ts";

/** A line of a file of figures. */
export interface FigureLine {
  cut: Pick<Cut, "name">;
  /** « all »: nothing of this cut is told. */
  measure: Measure | "index" | "all";
  cell: CutCell | IndexCell;
  asOf: string | null;
}

/** Each figure of a page of cuts, masked ones too; a cut of which nothing is told takes one line. */
export const listFigureLines = (figures: Pick<CompanyFigures, "company" | "items" | "measures" | "asOf">) =>
  listCutsShown(figures).flatMap((cut): FigureLine[] => listOfCut(cut, figures));

function listOfCut(
  { name, figures, index }: CutFigures,
  { measures, asOf }: Pick<CompanyFigures, "measures" | "asOf">,
): FigureLine[] {
  const cut = { name };
  const masked = { form: "masked" } as const;
  const cells = measures.map((measure) => ({ measure, cell: figures[measure.key] ?? masked }));
  if (cells.every(({ cell }) => cell.form === "masked"))
    return [{ cut, measure: "all", cell: masked, asOf: null }];
  return [
    ...cells.map((each) => ({ cut, ...each, asOf })),
    ...(index ? [{ cut, measure: "index", cell: index, asOf } as const] : []),
  ];
}

/** A row of a workbook of figures: a part of the company with all of them. */
export interface FigureRow extends Pick<CutFigures, "figures" | "index"> {
  cut: Pick<Cut, "name">;
  /** Null where nothing of this cut is told. */
  asOf: string | null;
}

export const listFigureRows = (figures: Pick<CompanyFigures, "company" | "items" | "asOf">) =>
  listCutsShown(figures).map(({ name, figures: cells, index }): FigureRow => {
    const isTold = index !== null || Object.values(cells).some(({ form }) => form !== "masked");
    return { cut: { name }, figures: cells, index, asOf: isTold ? figures.asOf : null };
  });

/** A line of a file of trends. */
export interface TrendLine {
  cut: Pick<Cut, "name">;
  measure: Measure;
  start: string;
  cell: CutCell;
  questions: number | null;
  /** What the page says of the last figure beside an earlier one; null beside all others. */
  reading: TrendReading | null;
}

/** Each measure over the periods, told or masked. */
export const listTrendLines = ({ cut, periods, measures, spread }: CutTrends): TrendLine[] =>
  measures.flatMap(({ cells, ...measure }) =>
    cells.map(({ cell, questions }, at) => ({
      cut,
      measure,
      start: periods[at] ?? "",
      cell,
      questions,
      reading: at === cells.length - 1 ? readTrend(cells, periods, spread) : null,
    })),
  );
