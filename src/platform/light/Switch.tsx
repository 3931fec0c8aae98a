import { useId } from "react";

interface SwitchProperties {
  label: string;
  help: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once, with what it changes. */
export function Switch({ label, help, checked, onChange }: SwitchProperties) {
  const id = useId();
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={`${id}-help`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      </div>
    </div>
  );
}
