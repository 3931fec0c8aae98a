import { Menu } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTexts } from "#platform/client/language.tsx";
import { useGo } from "../page/InternalLink.tsx";
import { densities, type Density } from "../lists/useDensity.ts";
import styles from "../lists/FilterMenu.module.css";
import type { LayerProps } from "./useLayer.ts";
import { MenuItem, type Action } from "./ActionList.tsx";
import { useExport, type ExportList } from "../lists/useExport.ts";
import { FormatItems } from "./FormatList.tsx";
import { ListMenu } from "./ListMenu.tsx";
import { useIsSheet } from "./useIsSheet.ts";

export interface MoreProps {
  /** Of this list alone. */
  actions: readonly Action[] | undefined;
  /** Where a file of such rows is imported. */
  importAt: string | undefined;
  onExport: ExportList | undefined;
  /** Files that are prepared in the background. */
  alsoExport: readonly Action[] | undefined;
  /** Those that can be left out, and those that are. */
  columns: readonly { key: string; label: string }[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
  density: Density;
  onDensity: (density: Density) => void;
}

const check = <IconCheck size={18} aria-hidden="true" />;

/** What is rare in a list: files, its columns, how much room a row has. */
export function MoreList({ id, target, open, onChange, actions, ...common }: LayerProps & MoreProps) {
  const layer = { id, target, open, onChange };
  const { list } = useTexts("kit");
  const isSheet = useIsSheet();
  const take = useExport(common.onExport);
  const onLeave = () => target.current?.focus();
  const own = actions && (
    <div role="group" aria-label={list.actions} className={styles.group}>
      {actions.map((action) => (
        <MenuItem key={action.label} action={action} onLeave={onLeave} />
      ))}
    </div>
  );
  const title = isSheet ? list.actions : list.more;
  return (
    <ListMenu {...layer} title={title} width={280} position="bottom-end">
      {own}
      {!isSheet && <Common {...common} take={take} onLeave={onLeave} />}
    </ListMenu>
  );
}

/** What every list has, where it is a table. */
function Common(
  props: Omit<MoreProps, "actions"> & { take: ReturnType<typeof useExport>; onLeave: () => void },
) {
  const { take, onLeave, importAt, onExport, alsoExport, columns, hidden, onHide, density, onDensity } =
    props;
  const { list } = useTexts("kit");
  const go = useGo();
  return (
    <>
      {(importAt || onExport || alsoExport) && (
        <div role="group" aria-label={list.files} className={styles.group}>
          {importAt && (
            <Menu.Item className={styles.item ?? ""} onClick={() => go(importAt)}>
              {list.import}
            </Menu.Item>
          )}
          {onExport && <FormatItems take={take} />}
          {alsoExport?.map((action) => (
            <MenuItem key={action.label} action={action} onLeave={onLeave} />
          ))}
        </div>
      )}
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
    </>
  );
}
