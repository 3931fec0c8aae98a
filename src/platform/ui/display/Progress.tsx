import styles from "./Progress.module.css";

interface ProgressProps {
  value: number;
  max: number;
  /** « 10 réponses sur 24 »: shown above the bar and read with it. */
  label: string;
}

export const Progress = ({ value, max, label }: ProgressProps) => (
  <div className={styles.progress}>
    <span className={styles.label}>{label}</span>
    <span
      // A native <progress> cannot be drawn with our tokens in every browser.
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={label}
      className={styles.bar}
    >
      <span style={{ width: `${max > 0 ? (100 * value) / max : 0}%` }} />
    </span>
  </div>
);
