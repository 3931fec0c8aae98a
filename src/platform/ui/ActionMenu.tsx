import { Menu } from "@mantine/core";
import "@mantine/core/styles/Menu.layer.css";
import { IconDots } from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useGo } from "./InternalLink.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import styles from "./styles/ActionMenu.module.css";

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

interface ActionMenuProps {
  /** Whose actions: « Actions pour {name} ». */
  name: string;
  actions: readonly Action[];
}

/** The « ⋯ » of a row. */
export function ActionMenu({ name, actions }: ActionMenuProps) {
  const texts = useTexts("kit");
  const say = useSay();
  const target = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end" width={260} radius={16} withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <button ref={target} type="button" className={styles.target}>
          <IconDots size={22} aria-hidden="true" />
          <VisuallyHidden>{say(texts.actionsFor, { name })}</VisuallyHidden>
        </button>
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

function MenuItem({ action, onLeave }: { action: Action; onLeave: () => void }) {
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
