import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import styles from "./Segments.module.css";

interface SegmentsProps<Value extends string> {
  /** What is chosen; read, not shown. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few, side by side: what a part of the page shows. */
export const Segments = <Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) => (
  <fieldset className={styles.segments}>
    <VisuallyHidden>
      <legend>{label}</legend>
    </VisuallyHidden>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
