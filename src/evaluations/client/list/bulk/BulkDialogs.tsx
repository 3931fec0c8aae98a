import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";
import { ArchiveManyDialog } from "./ArchiveManyDialog.tsx";
import { ExtendManyDialog } from "./ExtendManyDialog.tsx";
import { RemindManyDialog } from "./RemindManyDialog.tsx";

export type BulkAction = "remind" | "extend" | "archive";

export interface BulkProps {
  open: boolean;
  rows: readonly EvaluationRow[];
  /** It is done: the selection has served. */
  onDone: () => void;
  onClose: () => void;
}

/** The questions before something is done to several evaluations. */
export function BulkDialogs({ open, action, ...props }: BulkProps & { action: BulkAction }) {
  return (
    <>
      <RemindManyDialog open={open && action === "remind"} {...props} />
      <ExtendManyDialog open={open && action === "extend"} {...props} />
      <ArchiveManyDialog open={open && action === "archive"} {...props} />
    </>
  );
}
