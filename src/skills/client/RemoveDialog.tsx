import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useUsesWords } from "./useUsesWords.ts";

interface RemoveDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  usedIn: number;
  /** What goes with one that is not used. */
  consequence: string;
  busy: boolean;
  onConfirm: () => void;
}

/** Says before what will happen: what evaluations use is archived, anything else is deleted. */
export function RemoveDialog({
  open,
  onClose,
  name,
  usedIn,
  consequence,
  busy,
  onConfirm,
}: RemoveDialogProps) {
  const { removal, archive, remove } = useTexts("skills");
  const { whole } = useUsesWords();
  const say = useSay();
  const isUsed = usedIn > 0;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={say(isUsed ? removal.archiveTitle : removal.title, { name })}
      confirmLabel={isUsed ? archive : remove}
      danger={!isUsed}
      busy={busy}
      onConfirm={onConfirm}
    >
      {isUsed ? say(removal.archived, { uses: whole(usedIn) }) : consequence}
    </ConfirmDialog>
  );
}
