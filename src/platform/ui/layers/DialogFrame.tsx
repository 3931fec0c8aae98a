import { Modal } from "@mantine/core";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import type { ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import styles from "./DialogFrame.module.css";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  size?: "medium" | "large";
}

/** What a dialog looks like. */
export function DialogFrame({ open, onClose, title, children, footer, size = "medium" }: DialogProps) {
  const { actions } = useTexts("platform");
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
