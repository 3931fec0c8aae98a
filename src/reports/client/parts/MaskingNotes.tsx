import type { MaskingNote } from "../../rules/emptyGroups.ts";
import styles from "../report.module.css";

/** Why something is hidden, once per group, in plain words. */
export const MaskingNotes = ({ notes }: { notes: readonly MaskingNote[] }) =>
  notes.map(({ group, what, why }) => (
    <div key={group} className={styles.masking}>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <circle
          cx="17"
          cy="17"
          r="13"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeDasharray="6 5"
        />
        <circle cx="17" cy="4" r="4" fill="currentColor" />
        <circle cx="28" cy="24" r="4" fill="currentColor" />
      </svg>
      <p>
        <strong>{what}</strong> {why}
      </p>
    </div>
  ));
