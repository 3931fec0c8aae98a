import { useState } from "react";
import { TextField } from "#platform/ui/forms/fields.tsx";

interface NumberFieldProps {
  label: string;
  value: number | null;
  min: number;
  max: number;
  onChange: (value: number) => void;
  error?: string | null;
}

/** A whole number between two bounds. What is typed on the way to one (« 1 » of « 14 ») stays in the field. */
export function NumberField({ label, value, min, max, onChange, error }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      value={typed ?? (value === null ? "" : String(value))}
      error={error}
      onChange={(text) => {
        setTyped(text);
        const number = Number(text);
        if (text !== "" && Number.isInteger(number) && number >= min && number <= max) onChange(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
