import { IconCheck } from "@tabler/icons-react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import styles from "./PhaseLine.module.css";

interface PhaseLineProps {
  /** What the phases are of. */
  label: string;
  phases: readonly string[];
  /** Index of the phase we are in; `phases.length` when all are behind. */
  current: number;
  /** Read after a finished phase. */
  doneWord: string;
}

/** Where we are, what is left: an ordered list, the current step marked as such. */
export const PhaseLine = ({ label, phases, current, doneWord }: PhaseLineProps) => (
  <ol aria-label={label} className={styles.line}>
    {phases.map((phase, index) => (
      <li
        key={phase}
        aria-current={index === current ? "step" : undefined}
        className={index < current ? styles.done : index === current ? styles.current : undefined}
      >
        <span aria-hidden="true" className={styles.mark}>
          {index < current ? <IconCheck size={14} stroke={3} /> : index + 1}
        </span>
        {phase}
        {index < current && <VisuallyHidden> ({doneWord})</VisuallyHidden>}
      </li>
    ))}
  </ol>
);
