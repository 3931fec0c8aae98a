import type { ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "../actions/Button.tsx";
import type { DialogProps } from "./DialogFrame.tsx";
import { useEscape } from "./useEscape.ts";
import { useFocusReturn } from "./useFocusReturn.ts";
import { later } from "../later.ts";

const DialogFrame = later(async () => (await import("./DialogFrame.tsx")).DialogFrame);

/** Takes the focus, gives it back, closes with Esc. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  useEscape(open, onClose);
  useFocusReturn(open);
  return <DialogFrame {...props} />;
}

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question, with its object named. */
  title: string;
  /** The consequence, in one sentence. */
  children?: ReactNode;
  /** The verb, never « OK ». */
  confirmLabel: string;
  cancelLabel?: string;
  /** What cannot be undone: the safe button has the focus first. */
  danger?: boolean;
  busy?: boolean;
  disabledReason?: string | null;
  onConfirm: () => void;
}

export function ConfirmDialog(confirm: ConfirmDialogProps) {
  const { open, onClose, title, children, confirmLabel, cancelLabel, danger = false, busy = false } = confirm;
  const { actions } = useTexts("platform");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose} initialFocus={danger}>
            {cancelLabel ?? actions.cancel}
          </Button>
          <Button
            initialFocus={!danger}
            variant={danger ? "danger" : "primary"}
            busy={busy}
            disabledReason={confirm.disabledReason}
            onClick={confirm.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
