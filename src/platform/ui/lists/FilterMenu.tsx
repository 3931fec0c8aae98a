import { Menu } from "@mantine/core";
import "@mantine/core/styles/Menu.layer.css";
import { IconCheck, IconFilter, IconX } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import styles from "../styles/FilterMenu.module.css";

/** One filter in words: its values, and the one chosen. */
export interface Filter {
  name: string;
  label: string;
  values: readonly { value: string; label: string }[];
  chosen: string | null;
}

interface FilterProps {
  filters: readonly Filter[];
  onChange: (name: string, value: string | null) => void;
}

/** « Filtrer · 1 »: one value of each filter, or all. */
export function FilterMenu({ filters, onChange }: FilterProps) {
  const { list } = useTexts("kit");
  const say = useSay();
  const count = filters.filter(({ chosen }) => chosen !== null).length;
  return (
    <Menu position="bottom-start" width={280} radius={16} withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <button type="button" className={styles.target}>
          <IconFilter size={18} aria-hidden="true" />
          {count > 0 ? say(list.filtered, { count }) : list.filter}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        {filters.map(({ name, label, values, chosen }) => (
          <div key={name} role="group" aria-label={label} className={styles.group}>
            <p className={styles.legend}>{label}</p>
            {values.map(({ value, label: words }) => (
              <Menu.Item
                key={value}
                className={styles.item ?? ""}
                role="menuitemradio"
                aria-checked={chosen === value}
                rightSection={chosen === value && <IconCheck size={18} aria-hidden="true" />}
                onClick={() => onChange(name, chosen === value ? null : value)}
              >
                {words}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What is chosen, each with its way out. */
export function FilterChips({ filters, onChange }: FilterProps) {
  const { list } = useTexts("kit");
  const say = useSay();
  const chosen = filters.flatMap(({ name, label, values, chosen: one }) => {
    const value = values.find((each) => each.value === one);
    return value ? [{ name, words: say(list.chip, { filter: label, value: value.label }) }] : [];
  });
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={list.chosen}>
      {chosen.map(({ name, words }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={say(list.remove, { filter: words })}
            onClick={() => onChange(name, null)}
          >
            {words}
            <IconX size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
