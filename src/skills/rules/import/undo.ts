/** For so long an import can be undone (design/ux.md §4.6). */
export const undoHours = 24;

interface FinishedImport {
  createdAt: Date;
  undoneAt: Date | null;
}

/** An import is undone once, and within a day. */
export const whyNotUndo = ({ createdAt, undoneAt }: FinishedImport, now: Date): "status_conflict" | null =>
  undoneAt !== null || now.getTime() - createdAt.getTime() >= undoHours * 3_600_000
    ? "status_conflict"
    : null;
