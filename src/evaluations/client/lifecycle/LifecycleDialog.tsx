import { AbandonDialog } from "./abandon/AbandonDialog.tsx";
import { ArchiveDialog } from "./ArchiveDialog.tsx";
import type { LifecycleAction, LifecycleFacts } from "./lifecycleFacts.ts";
import { RemoveDialog } from "./remove/RemoveDialog.tsx";

interface LifecycleDialogProps {
  open: boolean;
  asked: LifecycleAction;
  evaluation: LifecycleFacts;
  onClose: () => void;
  /** There is nothing left to be shown of it. */
  onRemoved?: () => void;
}

/** Confirms that an evaluation is archived, abandoned or deleted. */
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
