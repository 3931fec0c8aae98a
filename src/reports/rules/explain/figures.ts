import type {
  Cell,
  DimensionResult,
  ItemResult,
  JointCell,
  JointMean,
  MeanCell,
  SkillResult,
} from "#disclosure/contract.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import type { NoFigureReason } from "../presentation.ts";

/** A skill, the values or the objectives. */
export type Topic = SkillResult | DimensionResult;

export type OtherColumn = Exclude<Column, "self">;
export type ShownCell = Exclude<Cell | JointCell, { form: "masked" }>;
export type ShownMean = Exclude<MeanCell | JointMean, { form: "masked" }>;

/** The reason that the page prints; never which rule hid it. */
export interface HiddenFigure {
  kind: "hidden";
  group: Column;
  reason: NoFigureReason;
}
/** What one group says of one question: it rests on answers, which are not shown. */
export interface AnswersFigure {
  kind: "answers";
  group: Column;
  cell: ShownCell;
}

export const readCell = ({ cells, joint }: ItemResult, group: Column): Cell | JointCell | null =>
  (group === "joint" ? joint : cells?.[group]) ?? null;
