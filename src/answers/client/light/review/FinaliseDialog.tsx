import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";

interface FinaliseDialogProperties {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before finalising, after which answers cannot change. */
export function FinaliseDialog({ open, busy, onClose, onConfirm }: FinaliseDialogProperties) {
  const { review: t } = useTexts("answers");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.confirmTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.confirmBack}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <p>{t.confirmText}</p>
    </Dialog>
  );
}
