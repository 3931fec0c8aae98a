import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "./Button.tsx";
import { useEscape } from "./useEscape.ts";
import { useFocusReturn } from "./useFocusReturn.ts";
import styles from "./styles/Dialog.module.css";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  size?: "medium" | "large";
}

/** Takes the focus, gives it back, closes with Esc. */
export function Dialog({ open, onClose, title, children, footer, size = "medium" }: DialogProps) {
  const { actions } = useTexts("platform");
  useEscape(open, onClose);
  useFocusReturn(open);
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      centered
      size={size === "large" ? 760 : 520}
      radius={22}
      classNames={{ content: styles.content, title: styles.title, body: styles.body, close: styles.close }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Not Modal.Header: its <header> would be a second banner of the page. */}
        <div className={styles.header}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={actions.close} size={44} iconSize={20} />
        </div>
        <Modal.Body>
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
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
