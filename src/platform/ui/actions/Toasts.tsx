import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { IconButton } from "./Button.tsx";
import { act, dismiss, shownToasts, subscribeToToasts, undoLast, type Toast } from "./notify.ts";
import { isTyping } from "../layers/singleKeys.ts";
import styles from "./Toasts.module.css";

const icons = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle };

/** Two live regions that are always there, so that what appears in them is announced. */
export function Toasts() {
  const texts = useTexts("kit");
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  const canUndo = toasts.some(({ action }) => action?.isUndo);
  useEffect(() => {
    if (!canUndo) return undefined;
    document.addEventListener("keydown", undoByKey);
    return () => document.removeEventListener("keydown", undoByKey);
  }, [canUndo]);
  return (
    <section aria-label={texts.notifications} className={styles.region}>
      {/* Holds blocks, which an <output> may not. */}
      <div role="status">
        {toasts
          .filter(({ tone }) => tone !== "error")
          .map((toast) => (
            <OneToast key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert">
        {toasts
          .filter(({ tone }) => tone === "error")
          .map((toast) => (
            <OneToast key={toast.id} toast={toast} />
          ))}
      </div>
    </section>
  );
}

function OneToast({ toast }: { toast: Toast }) {
  const { toasts } = useTexts("platform");
  // Apart: the mouse that leaves does not end what the keyboard holds.
  const [isUnderMouse, setUnderMouse] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const held = isUnderMouse || hasFocus;
  const hidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  const left = useRef(toast.milliseconds);

  useEffect(() => {
    // The time stops while the reader holds it or the page is hidden (WCAG 2.2.1).
    if (left.current === null || held || hidden) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismiss(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, (left.current ?? 0) - (Date.now() - startedAt));
    };
  }, [held, hidden, toast.id]);

  const Icon = icons[toast.tone];
  return (
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
      onMouseEnter={() => setUnderMouse(true)}
      onMouseLeave={() => setUnderMouse(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon size={22} aria-hidden="true" className={styles.icon} />
      <p className={styles.words}>{toast.words}</p>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={toast.action.isUndo ? "Control+Z Meta+Z" : undefined}
          onClick={() => act(toast)}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        label={toasts.close}
        icon={<IconX size={18} aria-hidden="true" />}
        onClick={() => dismiss(toast.id)}
      />
    </div>
  );
}

/** In a field, Ctrl Z takes back what was typed there. */
function undoByKey(event: KeyboardEvent) {
  const isUndoKey = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
  if (!isUndoKey || event.shiftKey || event.altKey || event.defaultPrevented || isTyping(event.target))
    return;
  if (undoLast()) event.preventDefault();
}

function subscribeToVisibility(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
