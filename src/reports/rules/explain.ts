import type { ItemResult, Snapshot } from "#disclosure/contract.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import type { ComparedRow, EarlierReport } from "../contract/since.ts";
import type { ComparedColumn } from "../vocabulary/since.ts";
import type { Group } from "#weights/vocabulary.ts";
import { type CountsFigure, explainCounts } from "./explain/counts.ts";
import {
  type AnswersFigure,
  type HiddenFigure,
  type OtherColumn,
  readCell,
  type Topic,
} from "./explain/figures.ts";
import { explainGap, explainItemGap, type GapFigure } from "./explain/gaps.ts";
import { explainMean, type MeanFigure } from "./explain/means.ts";
import { explainOthers, type OthersFigure } from "./explain/others.ts";
import { whyNoFigure } from "./presentation.ts";

/** A printed figure of a report, named by what it stands in. */
export type ReportFigure =
  | { kind: "cell"; item: ItemResult; group: Column }
  /** People per level, or per option. */
  | { kind: "counts"; item: ItemResult; group: Group }
  | { kind: "mean"; topic: Topic; group: Column }
  | { kind: "others"; topic: Topic }
  /** The gap to « les autres », with its state and its tag. */
  | { kind: "gap"; topic: Topic }
  | { kind: "itemGap"; item: ItemResult; group: OtherColumn };

/** A change between an earlier report and this one, as « Depuis le dernier rapport » prints it. */
export interface ComparedReportFigure {
  kind: "change";
  row: ComparedRow;
  column: ComparedColumn;
  earlier: EarlierReport;
}
export type ExplainedFigure = ReportFigure | ComparedReportFigure;

export type Explanation = HiddenFigure | AnswersFigure | CountsFigure | MeanFigure | OthersFigure | GapFigure;

/** Explains a figure from what the report prints, and recomputes what follows from it; null where nothing is printed. */
export function explainFigure(snapshot: Snapshot, figure: ReportFigure): Explanation | null {
  switch (figure.kind) {
    case "cell":
      return explainCell(snapshot, figure.item, figure.group);
    case "counts":
      return explainCounts(snapshot, figure.item, figure.group);
    case "mean":
      return explainMean(snapshot, figure.topic, figure.group);
    case "others":
      return explainOthers(snapshot, figure.topic);
    case "gap":
      return explainGap(snapshot, figure.topic);
    case "itemGap":
      return explainItemGap(snapshot, figure.item, figure.group);
  }
}

function explainCell(snapshot: Snapshot, item: ItemResult, group: Column): Explanation | null {
  const cell = readCell(item, group);
  if (!cell) return null;
  if (cell.form === "masked") {
    const reason = whyNoFigure(snapshot, group);
    return { kind: "hidden", group, reason };
  }
  return { kind: "answers", group, cell };
}
