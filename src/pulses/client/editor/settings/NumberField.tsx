import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";

interface NumberFieldProps {
  label: string;
  value: number | null;
  min: number;
  max: number;
  onChange: (value: number) => void;
  error?: string | null;
}

/**
 * A whole number between two bounds. What is typed on the way to one (« 1 » of « 14 ») stays in the field; so does what is none,
 * with the bounds and the number that is kept.
 */
export function NumberField({ label, value, min, max, onChange, error }: NumberFieldProps) {
  const { number: texts } = useTexts("pulseEditor").settings;
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const isWithin = (text: string) =>
    text.trim() !== "" && Number.isInteger(Number(text)) && Number(text) >= min && Number(text) <= max;
  const isRefused = typed !== null && !isWithin(typed);
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      value={typed ?? (value === null ? "" : String(value))}
      error={
        isRefused ? say(value === null ? texts.bounds : texts.kept, { min, max, value: value ?? min }) : error
      }
      onChange={(text) => {
        setTyped(text);
        if (isWithin(text)) onChange(Number(text));
      }}
      onBlur={() => !isRefused && setTyped(null)}
    />
  );
}
