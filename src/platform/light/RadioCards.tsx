import { useId, type ReactNode } from "react";
import { FieldError } from "./Field.tsx";

export interface RadioCard {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  /** The key that chooses it, shown on wide screens. */
  shortcut?: string;
  /** Set apart, with a dashed edge: « Je n’ai pas assez observé ». */
  apart?: boolean;
}

interface RadioCardsProperties {
  /** The question itself; it may hold the kicker and the h1. */
  legend: ReactNode;
  name: string;
  value: string | null;
  options: readonly RadioCard[];
  onChange: (value: string) => void;
  /** A pointer or a digit chose, as opposed to an arrow that browses. */
  onPick?: (value: string) => void;
  /** Between the legend and the options. */
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
  /** Of the group, to bring the focus to it. */
  id?: string;
}

/** Native radios: one tab stop, arrows move, Space chooses; each is a large card. */
export function RadioCards({
  legend,
  name,
  value,
  options,
  onChange,
  onPick,
  help,
  error,
  required = false,
  readOnly = false,
  ...given
}: RadioCardsProperties) {
  const ownId = useId();
  const id = given.id ?? ownId;
  const described = [...(help ? [`${id}-help`] : []), ...(error ? [`${id}-error`] : [])].join(" ");
  return (
    // Required as a group: a browser calls each of several required radios invalid before anything was tried.
    <fieldset
      id={id}
      role="radiogroup"
      tabIndex={-1}
      className="radio-cards"
      aria-required={required}
      aria-invalid={Boolean(error)}
      aria-describedby={described || undefined}
      disabled={readOnly}
    >
      <legend>{legend}</legend>
      {help && (
        <div id={`${id}-help`} className="radio-help">
          {help}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="radio-options">
        {options.map((option) => (
          <label key={option.value} className={`radio-card${option.apart ? " apart" : ""}`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              // Arrow keys also fire « click », but without a pointer position.
              onClick={(event) => event.detail > 0 && onPick?.(option.value)}
            />
            <span className="radio-words">
              <span className="radio-label">{option.label}</span>
              {option.detail && <span className="radio-detail">{option.detail}</span>}
            </span>
            {option.shortcut && <kbd aria-hidden="true">{option.shortcut}</kbd>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
