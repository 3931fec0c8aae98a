import { IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import styles from "./SearchField.module.css";

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What the list shows now; usually from the address. */
  value: string;
  onChange: (value: string) => void;
  /** In the bar of a list: the label is read, not shown. */
  compact?: boolean;
}

/** Searches a list 250 ms after the last key. A native field: a list needs nothing else of the fields of forms. */
export function SearchField({ label, placeholder, value, onChange, compact = false }: SearchFieldProps) {
  const id = useId();
  const [words, setWords] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [sent, setSent] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    // Changed elsewhere (Back, « Effacer »), the field follows; our own search coming back takes no key away.
    if (value !== sent) {
      setWords(value);
      setSent(value);
    }
  }
  const search = useRef(onChange);
  useEffect(() => {
    search.current = onChange;
  });
  useEffect(() => {
    if (words.trim() === value) return undefined;
    const timer = setTimeout(() => {
      setSent(words.trim());
      search.current(words.trim());
    }, 250);
    return () => clearTimeout(timer);
  }, [words, value]);
  return (
    <search className={compact ? styles.compact : styles.search}>
      <label htmlFor={id} className={compact ? styles.onlyRead : styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          id={id}
          type="search"
          className={styles.input}
          placeholder={placeholder}
          value={words}
          autoComplete="off"
          maxLength={80}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </div>
    </search>
  );
}
