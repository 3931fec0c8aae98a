import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { IconCheck } from "@tabler/icons-react";
import styles from "../styles/FilterMenu.module.css";
import type { LayerProps } from "../useLayer.ts";
import { Anchor } from "./Anchor.tsx";
import { useOpened } from "./useOpened.ts";

/** One filter in words: its values, and the one chosen. */
export interface Filter {
  name: string;
  label: string;
  values: readonly { value: string; label: string }[];
  chosen: string | null;
}

export interface FilterProps {
  filters: readonly Filter[];
  onChange: (name: string, value: string | null) => void;
}

interface FilterListProps extends LayerProps {
  filters: readonly Filter[];
  onFilter: (name: string, value: string | null) => void;
}

/** The values of each filter. */
export function FilterList({ id, target, open, onChange, filters, onFilter }: FilterListProps) {
  return (
    <Menu
      id={id}
      opened={useOpened(open)}
      onChange={onChange}
      position="bottom-start"
      width={280}
      radius={16}
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Menu.Target>
        <Anchor element={target} />
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        {filters.map(({ name, label, values, chosen }) => (
          <div key={name} role="group" aria-label={label} className={styles.group}>
            <p className={styles.legend}>{label}</p>
            {values.map(({ value, label: words }) => (
              <Menu.RadioItem
                key={value}
                className={styles.item ?? ""}
                value={value}
                checked={chosen === value}
                checkIcon={<IconCheck size={18} aria-hidden="true" />}
                closeMenuOnClick
                // Choosing the value that is chosen removes the filter.
                onClick={() => onFilter(name, chosen === value ? null : value)}
                onChange={() => {}}
              >
                {words}
              </Menu.RadioItem>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
