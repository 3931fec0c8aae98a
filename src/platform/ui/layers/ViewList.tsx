import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { IconCheck } from "@tabler/icons-react";
import { useTexts } from "#platform/client/language.tsx";
import { densities, type Density } from "../lists/useDensity.ts";
import styles from "../styles/FilterMenu.module.css";
import type { LayerProps } from "../useLayer.ts";
import { Anchor } from "./Anchor.tsx";
import { useOpened } from "./useOpened.ts";

export interface ViewProps {
  /** Those that can be left out, and those that are. */
  columns: readonly { key: string; label: string }[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
  density: Density;
  onDensity: (density: Density) => void;
}

const check = <IconCheck size={18} aria-hidden="true" />;

/** The columns of a list, and how much room a row has. */
export function ViewList(props: LayerProps & ViewProps) {
  const { id, target, open, onChange, columns, hidden, onHide, density, onDensity } = props;
  const { list } = useTexts("kit");
  return (
    <Menu
      id={id}
      opened={useOpened(open)}
      onChange={onChange}
      position="bottom-start"
      width={260}
      radius={16}
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Menu.Target>
        <Anchor element={target} />
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        <div role="group" aria-label={list.columns} className={styles.group}>
          <p className={styles.legend}>{list.columns}</p>
          {columns.map(({ key, label }) => (
            <Menu.CheckboxItem
              key={key}
              className={styles.item ?? ""}
              checkIcon={check}
              checked={!hidden.includes(key)}
              onChange={(isShown) => onHide(isShown ? hidden.filter((one) => one !== key) : [...hidden, key])}
            >
              {label}
            </Menu.CheckboxItem>
          ))}
        </div>
        <div role="group" aria-label={list.density} className={styles.group}>
          <p className={styles.legend}>{list.density}</p>
          {densities.map((one) => (
            <Menu.RadioItem
              key={one}
              className={styles.item ?? ""}
              checkIcon={check}
              value={one}
              checked={density === one}
              onChange={() => onDensity(one)}
            >
              {list.densities[one]}
            </Menu.RadioItem>
          ))}
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}
