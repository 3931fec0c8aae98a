import type { ReactNode } from "react";
import { FieldError } from "#platform/light/Field.tsx";
import styles from "../answer.module.css";

interface PlayerFooterProperties {
  children: ReactNode;
  /**
   * Why the next question is disabled. On a phone it is shown here, beside the button; elsewhere by the question
   * itself.
   */
  error?: string | undefined;
  /** A sentence above the buttons. */
  note?: string | undefined;
}

/** Back, skip, forward: always at the bottom of the window, under the thumb. */
export function PlayerFooter({ children, error, note }: PlayerFooterProperties) {
  return (
    <div className={styles["footer"]}>
      {error && (
        <div className={styles["footerError"]} aria-hidden="true">
          <FieldError id="footer-error">{error}</FieldError>
        </div>
      )}
      {note && <p className={styles["footerNote"]}>{note}</p>}
      <div className={styles["moves"]}>{children}</div>
    </div>
  );
}
