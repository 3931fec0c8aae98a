import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { TextField } from "./fields.tsx";
import styles from "./styles/SearchField.module.css";

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What the list shows now; usually from the address. */
  value: string;
  onChange: (value: string) => void;
}

/** Searches a list 250 ms after the last key. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState({ words: value, since: value });
  // The value changed elsewhere (Back, « Effacer »): the field follows.
  const words = typed.since === value ? typed.words : value;
  const search = useRef(onChange);
  useEffect(() => {
    search.current = onChange;
  });
  useEffect(() => {
    if (words.trim() === value) return undefined;
    const timer = setTimeout(() => search.current(words.trim()), 250);
    return () => clearTimeout(timer);
  }, [words, value]);
  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={label}
        {...(placeholder ? { placeholder } : {})}
        value={words}
        onChange={(next) => setTyped({ words: next, since: value })}
        maxLength={80}
        notRequired
        prefix={<IconSearch size={18} aria-hidden="true" />}
      />
    </search>
  );
}
