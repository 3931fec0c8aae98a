import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import type { ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import styles from "../lists/FilterMenu.module.css";
import sheet from "./Sheet.module.css";
import type { LayerProps } from "./useLayer.ts";
import { Anchor } from "./Anchor.tsx";
import { useIsSheet } from "./useIsSheet.ts";
import { useOpened } from "./useOpened.ts";

interface ListMenuProps extends LayerProps {
  /** Seen on the sheet; beside its button the menu needs none. */
  title: string;
  position?: "bottom-start" | "bottom-end";
  width: number;
  /** Its groups stand side by side. */
  columns?: boolean;
  children: ReactNode;
  /** What closes the sheet, at its end: by default « Fermer ». */
  done?: ReactNode;
}

/** A menu of the bar of a list; on a phone a sheet of the whole width. */
export function ListMenu(props: ListMenuProps) {
  const {
    id,
    target,
    open,
    onChange,
    title,
    position = "bottom-start",
    width,
    columns,
    children,
    done,
  } = props;
  const { actions } = useTexts("platform");
  const isSheet = useIsSheet();
  return (
    <>
      {open && isSheet && (
        <div className={sheet.backdrop} aria-hidden="true" onClick={() => onChange(false)} />
      )}
      <Menu
        id={id}
        opened={useOpened(open)}
        onChange={onChange}
        position={position}
        width={width}
        radius={16}
        withinPortal={false}
        floatingStrategy="fixed"
      >
        <Menu.Target>
          <Anchor element={target} />
        </Menu.Target>
        <Menu.Dropdown className={`${styles.dropdown} ${isSheet ? sheet.sheet : ""}`}>
          {isSheet && <p className={sheet.title}>{title}</p>}
          {columns ? <div className={styles.columns}>{children}</div> : children}
          {isSheet && <Menu.Item className={sheet.done ?? ""}>{done ?? actions.close}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
