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
      <span
        // A native <progress> cannot be drawn with our tokens in every browser.
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={label}
        className="progress-bar"
      >
        <span style={{ width: `${(100 * Math.min(value, max)) / Math.max(max, 1)}%` }} />
      </span>
    </div>
  );
}
