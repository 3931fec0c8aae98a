import type { ReactNode } from "react";
import styles from "./Tooltip.module.css";
import { truncated } from "./tooltip.ts";

interface TruncatedProps {
  children: ReactNode;
  /** Shown instead of its own text, where that is cut. */
  whole?: string;
}

/** One line that ends in an ellipsis where the room does; the whole of it on hover, on focus and on a tap. */
export const Truncated = ({ children, whole }: TruncatedProps) => (
  <span className={styles.truncated} {...truncated(whole)}>
    {children}
  </span>
);
