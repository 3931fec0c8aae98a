import type { ReactNode } from "react";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A collapsed part of a page: the browser's own details element. */
export const Disclosure = ({ summary, open = false, children }: DisclosureProps) => (
  <details className={styles.details} open={open}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.body}>{children}</div>
  </details>
);
