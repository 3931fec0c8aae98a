import { useTexts } from "#platform/client/language.tsx";
import { useKeys } from "#platform/client/useKeys.ts";
import { Button } from "../actions/Button.tsx";
import styles from "./forms.module.css";
import { useLeaveGuard } from "./useLeaveGuard.tsx";

interface SaveBarProps {
  isDirty: boolean;
  busy: boolean;
  /** Why it cannot be saved now (useDecideFirst). */
  disabledReason?: string | null;
  onSave: () => void;
  /** Back to what is stored. */
  onReset: () => void;
}

/** Stays at the bottom of a page with changes that are not stored; Ctrl S saves, leaving asks first. */
export function SaveBar({ isDirty, busy, disabledReason, onSave, onReset }: SaveBarProps) {
  const { actions } = useTexts("platform");
  const { leaving } = useTexts("kit");
  const guard = useLeaveGuard(isDirty);
  useKeys((event) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    onSave();
  }, isDirty);
  return (
    <>
      {guard}
      <div role="status" className={isDirty ? styles.bar : styles.noBar}>
        {isDirty && (
          <>
            <span className={styles.unsaved}>{leaving.unsaved}</span>
            <Button onClick={onReset}>{actions.cancel}</Button>
            <Button variant="primary" busy={busy} disabledReason={disabledReason} onClick={onSave}>
              {actions.save}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
