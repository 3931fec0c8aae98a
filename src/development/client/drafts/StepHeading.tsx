import { useEffect, useRef, type ReactNode } from "react";
import styles from "./drafts.module.css";

interface StepHeadingProps {
  /** The step was come to within the dialog: its heading takes the focus, which stood on a button that is gone. */
  takesFocus: boolean;
  children: ReactNode;
}

export function StepHeading({ takesFocus, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  );
}
