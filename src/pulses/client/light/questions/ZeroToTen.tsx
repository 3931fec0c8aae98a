import type { ReactNode } from "react";
import { FieldError } from "#platform/light/Field.tsx";
import { recommendations } from "../../../rules/answers.ts";
import styles from "../survey.module.css";

interface ZeroToTenProperties {
  legend: ReactNode;
  id: string;
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  required: boolean;
  error: string | undefined;
  /** What the ends mean. */
  low: string;
  high: string;
}

/** Eleven native radios in a row, in two on a phone: one tab stop, arrows move. */
export const ZeroToTen = ({
  legend,
  id,
  name,
  value,
  onChange,
  required,
  error,
  low,
  high,
}: ZeroToTenProperties) => (
  <fieldset
    id={id}
    role="radiogroup"
    tabIndex={-1}
    className="radio-cards"
    aria-required={required}
    aria-invalid={Boolean(error)}
    aria-describedby={`${id}-ends${error ? ` ${id}-error` : ""}`}
  >
    <legend>{legend}</legend>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    <div className={styles["ten"]}>
      {recommendations.map((level) => (
        <label key={level} className={styles["target"]}>
          <input
            type="radio"
            name={name}
            value={level}
            checked={String(level) === value}
            onChange={() => onChange(String(level))}
          />
          <span>{level}</span>
        </label>
      ))}
    </div>
    <p id={`${id}-ends`} className={styles["ends"]}>
      <span>{low}</span>
      <span>{high}</span>
    </p>
  </fieldset>
);
