import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";

export type BulkAction = "remind" | "extend" | "archive";

export interface BulkProps {
  open: boolean;
  rows: readonly EvaluationRow[];
  /** Called once the action is done, to clear the selection. */
  onDone: () => void;
  onClose: () => void;
}
