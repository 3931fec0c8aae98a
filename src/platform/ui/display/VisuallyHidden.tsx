import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

/** Read by assistive technology, not shown. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
