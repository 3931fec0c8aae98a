import type { CutCell } from "#disclosure/contract/company.ts";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import type { Cut, CutFigures, IndexWeights, Measure } from "../../contract/figures.ts";
import type { TrendReading } from "../../rules/explain/explainTrend.ts";

/** A printed figure of the company, with what its page prints beside it and nothing else. */
export type CompanyFigure =
  | { kind: "cut"; cut: Pick<Cut, "name">; measure: Measure; cell: CutCell; asOf: string | null }
  | {
      kind: "index";
      cut: Pick<CutFigures, "name" | "figures" | "index">;
      measures: readonly Measure[];
      weights: IndexWeights;
    }
  | {
      kind: "change";
      cut: Pick<Cut, "name">;
      measure: Measure;
      reading: TrendReading;
      periodKind: FigurePeriodKind;
    }
  /** Who has finished of those who were asked; `printed` in whole percents. */
  | { kind: "participation"; of: string; finished: number; invited: number; printed: number }
  /** From launch to closing, of the evaluations that closed in a period. */
  | { kind: "days"; of: string; evaluations: number; median: number };
