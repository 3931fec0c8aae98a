import { Menu } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTexts } from "#platform/client/language.tsx";
import { densities, type Density } from "../lists/useDensity.ts";
import styles from "../styles/FilterMenu.module.css";
import type { LayerProps } from "../useLayer.ts";
import { ListMenu } from "./ListMenu.tsx";

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
  const { columns, hidden, onHide, density, onDensity, ...layer } = props;
  const { list } = useTexts("kit");
  return (
    <ListMenu {...layer} title={list.view} width={260}>
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
    </ListMenu>
  );
}
