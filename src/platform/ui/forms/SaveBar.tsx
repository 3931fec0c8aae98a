import { useEffect, useRef } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "../Button.tsx";
import styles from "../styles/forms.module.css";
import { useLeaveGuard } from "./useLeaveGuard.tsx";

interface SaveBarProps {
  isDirty: boolean;
  busy: boolean;
  onSave: () => void;
  /** Back to what is stored. */
  onReset: () => void;
}

/** Stays at the bottom of a page with changes that are not stored; Ctrl S saves, leaving asks first. */
export function SaveBar({ isDirty, busy, onSave, onReset }: SaveBarProps) {
  const { actions } = useTexts("platform");
  const { leaving } = useTexts("kit");
  const guard = useLeaveGuard(isDirty);
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      save.current();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isDirty]);
  return (
    <>
      {guard}
      <div role="status" className={isDirty ? styles.bar : styles.noBar}>
        {isDirty && (
          <>
            <span className={styles.unsaved}>{leaving.unsaved}</span>
            <Button onClick={onReset}>{actions.cancel}</Button>
            <Button variant="primary" busy={busy} onClick={onSave}>
              {actions.save}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
