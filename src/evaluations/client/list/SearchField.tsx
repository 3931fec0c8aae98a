import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { TextField } from "#platform/ui/fields.tsx";

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Searches 250 ms after the last key. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { list } = useTexts("evaluations");
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Back, or « Effacer les filtres »: the address wins; but not over what was typed since it was sent.
    if (!value || !typed.trim().startsWith(value)) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), 250);
    return () => clearTimeout(timer);
  });
  return (
    <search>
      <TextField
        type="search"
        label={list.search}
        placeholder={list.searchHint}
        value={typed}
        onChange={setTyped}
        maxLength={80}
        notRequired
        prefix={<IconSearch size={18} aria-hidden="true" />}
      />
    </search>
  );
}
