import { useId, useState } from "react";
import styles from "./imports.module.css";

interface CellFieldProps {
  label: string;
  stored: string;
  problem: string | null;
  isMistake: boolean;
  onSave: (value: string) => void;
}

/** One cell of the file: leaving it, or Enter, saves it. */
export function CellField({ label, stored, problem, isMistake, onSave }: CellFieldProps) {
  const id = useId();
  const [value, setValue] = useState(stored);
  const [before, setBefore] = useState(stored);
  // What was saved, or changed by another cell, is what is shown.
  if (before !== stored) {
    setBefore(stored);
    setValue(stored);
  }
  const leave = () => {
    if (value.trim() !== stored) onSave(value.trim());
  };
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={problem && isMistake ? true : undefined}
        aria-describedby={problem ? id : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "Enter") leave();
          if (event.key === "Escape") setValue(stored);
        }}
      />
      {problem && (
        <span id={id} className={isMistake ? styles.problem : styles.remark}>
          {problem}
        </span>
      )}
    </>
  );
}
