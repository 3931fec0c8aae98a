import { useEffect, useId, useRef, type ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Icon } from "./Icon.tsx";

interface DialogProperties {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, in reading order; the first one to get the focus has `autoFocus`. */
  actions?: ReactNode;
  /** No cross and no Esc: one of the actions has to be chosen. */
  mustChoose?: boolean;
}

/** The browser's own dialog: it keeps the focus, closes with Esc and gives the focus back. */
export function Dialog({ open, onClose, title, children, actions, mustChoose = false }: DialogProperties) {
  const { actions: words } = useTexts("platform");
  const element = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return undefined;
    opener.current = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [open]);
  return (
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!mustChoose) onClose();
      }}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            {!mustChoose && (
              <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
                <Icon name="close" />
              </button>
            )}
          </div>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </>
      )}
    </dialog>
  );
}
