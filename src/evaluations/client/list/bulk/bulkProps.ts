import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";

export type BulkAction = "remind" | "extend" | "archive";

export interface BulkProps {
  open: boolean;
  rows: readonly EvaluationRow[];
  /** It is done: the selection has served. */
  onDone: () => void;
  onClose: () => void;
}
