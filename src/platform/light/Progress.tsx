interface ProgressProperties {
  value: number;
  max: number;
  /** In words: « 10 réponses sur 24 ». Shown above the bar, and what a screen reader says. */
  label: string;
  hideLabel?: boolean;
}

export function Progress({ value, max, label, hideLabel = false }: ProgressProperties) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className="progress">
      {!hideLabel && (
        <p className="progress-label" aria-hidden="true">
          {label}
        </p>
      )}
      <div
        className="progress-bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={label}
      >
        <div style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
