import { AbandonDialog } from "./abandon/AbandonDialog.tsx";
import { ArchiveDialog } from "./ArchiveDialog.tsx";
import type { Asked, Ending } from "./asked.ts";
import { RemoveDialog } from "./remove/RemoveDialog.tsx";

interface LifecycleDialogProps {
  open: boolean;
  asked: Asked;
  evaluation: Ending;
  onClose: () => void;
  /** There is nothing left to be shown of it. */
  onRemoved?: () => void;
}

/** The question before an evaluation is archived, abandoned or deleted. */
export function LifecycleDialog({ open, asked, evaluation, onClose, onRemoved }: LifecycleDialogProps) {
  const shared = { evaluation, onClose };
  return (
    <>
      <ArchiveDialog open={open && asked === "archive"} {...shared} />
      <AbandonDialog key={evaluation.id} open={open && asked === "abandon"} {...shared} />
      <RemoveDialog open={open && asked === "remove"} {...shared} onRemoved={onRemoved ?? onClose} />
    </>
  );
}
