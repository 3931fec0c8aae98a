interface ProgressProperties {
  value: number;
  max: number;
  /** In words: « 10 réponses sur 24 ». Shown above the bar, and what a screen reader says. */
  label: string;
  hideLabel?: boolean;
}

export function Progress({ value, max, label, hideLabel = false }: ProgressProperties) {
  return (
    <div className="progress">
      {!hideLabel && (
        <p className="progress-label" aria-hidden="true">
          {label}
        </p>
      )}
      <progress
        className="progress-bar"
        value={Math.min(value, max)}
        max={Math.max(max, 1)}
        aria-label={label}
        aria-valuetext={label}
      />
    </div>
  );
}
