import { Menu } from "@mantine/core";
import "@mantine/core/styles/Menu.layer.css";
import { IconAdjustmentsHorizontal, IconCheck } from "@tabler/icons-react";
import { useTexts } from "#platform/client/language.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "../styles/FilterMenu.module.css";
import { densities, type Density } from "./useDensity.ts";

interface ViewMenuProps {
  /** Those that can be left out, and those that are. */
  columns: readonly { key: string; label: string }[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
  density: Density;
  onDensity: (density: Density) => void;
}

const check = <IconCheck size={18} aria-hidden="true" />;

/** « Affichage »: which columns, and how much room a row has. Where the list is a table; a phone has two lines a row. */
export function ViewMenu({ columns, hidden, onHide, density, onDensity }: ViewMenuProps) {
  const { list } = useTexts("kit");
  return (
    <Menu position="bottom-start" width={260} radius={16} withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <button
          type="button"
          className={`${styles.target} ${styles.icon} ${styles.onlyTable}`}
          title={list.view}
        >
          <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
          <VisuallyHidden>{list.view}</VisuallyHidden>
        </button>
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
