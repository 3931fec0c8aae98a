import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import type { ReactNode } from "react";
import { useGo } from "../page/InternalLink.tsx";
import styles from "../actions/ActionMenu.module.css";
import type { LayerProps } from "./useLayer.ts";
import { Anchor } from "./Anchor.tsx";
import { useOpened } from "./useOpened.ts";

export interface Action {
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Why not now: shown under the label. */
  disabledReason?: string | null | undefined;
  /** Goes somewhere, or does something. */
  to?: string;
  onChoose?: () => void;
}

/** The menu of a « ⋯ ». */
export function ActionList({
  id,
  target,
  open,
  onChange,
  actions,
}: LayerProps & { actions: readonly Action[] }) {
  return (
    <Menu
      id={id}
      opened={useOpened(open)}
      onChange={onChange}
      position="bottom-end"
      width={260}
      radius={16}
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Menu.Target>
        <Anchor element={target} />
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            action={action}
            // The item is about to go: a dialog that it opens gives the focus back to the « ⋯ ».
            onLeave={() => target.current?.focus()}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function MenuItem({ action, onLeave }: { action: Action; onLeave: () => void }) {
  const go = useGo();
  return (
    <Menu.Item
      leftSection={action.icon}
      aria-disabled={action.disabledReason ? true : undefined}
      closeMenuOnClick={!action.disabledReason}
      className={`${styles.item} ${action.danger ? styles.danger : ""} ${action.disabledReason ? styles.off : ""}`}
      onClick={() => {
        if (action.disabledReason) return;
        onLeave();
        if (action.to) go(action.to);
        action.onChoose?.();
      }}
    >
      {action.label}
      {action.disabledReason && <span className={styles.reason}>{action.disabledReason}</span>}
    </Menu.Item>
  );
}
