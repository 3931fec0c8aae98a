import { useId, type ReactNode } from "react";
import styles from "./ChoiceCards.module.css";

interface CardChoice<Value extends string> {
  value: Value;
  label: string;
  description?: ReactNode;
  media?: ReactNode;
  disabledReason?: string | null;
}

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  description?: ReactNode;
  value: Value | null;
  onChange: (value: Value) => void;
  choices: readonly CardChoice<Value>[];
  error?: string | null | undefined;
  columns?: 1 | 2;
}

/** One of a few things that need a sentence each: native radios, so arrows and Tab behave as everywhere. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, description, value, onChange, choices, error, columns = 2 } = props;
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {description && <p className={styles.help}>{description}</p>}
      <div className={columns === 2 ? styles.two : styles.one}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`${styles.card} ${choice.value === value ? styles.chosen : ""} ${choice.disabledReason ? styles.off : ""}`}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={Boolean(choice.disabledReason)}
              aria-describedby={`${id}-${choice.value}`}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.words}>
              <span className={styles.label}>{choice.label}</span>
              <span id={`${id}-${choice.value}`} className={styles.help}>
                {choice.description}
                {choice.disabledReason && <span className={styles.reason}>{choice.disabledReason}</span>}
              </span>
            </span>
            {choice.media}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
