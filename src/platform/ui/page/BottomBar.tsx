import type { ReactNode } from "react";
import styles from "./BottomBar.module.css";

interface BottomBarProps {
  /** What stands before the buttons. */
  state?: ReactNode;
  /** On a phone the state takes no room. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** The buttons of a long page, which stay in sight: going on never waits at its end. */
export const BottomBar = ({ state, isQuiet = false, children }: BottomBarProps) => (
  <div className={styles.bar}>
    {state && <div className={isQuiet ? `${styles.state} ${styles.quiet}` : styles.state}>{state}</div>}
    {children}
  </div>
);
