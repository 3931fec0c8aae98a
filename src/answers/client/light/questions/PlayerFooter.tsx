import type { ReactNode } from "react";
import styles from "../answer.module.css";

/** Back, skip, forward: always at the bottom of the window, under the thumb. */
export function PlayerFooter({ children }: { children: ReactNode }) {
  return (
    <div className={styles["footer"]}>
      <div>{children}</div>
    </div>
  );
}
