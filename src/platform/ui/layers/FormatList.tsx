import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { useTexts } from "#platform/client/language.tsx";
import type { ExportFormat } from "#platform/contract/exports.ts";
import styles from "../styles/FilterMenu.module.css";
import type { LayerProps } from "../useLayer.ts";
import { Anchor } from "./Anchor.tsx";
import { useOpened } from "./useOpened.ts";

const formats = ["csv", "xlsx"] as const satisfies readonly ExportFormat[];

interface FormatProps extends LayerProps {
  busy: boolean;
  onChoose: (format: ExportFormat) => void;
}

/** The formats in which a list is exported. */
export function FormatList({ id, target, open, onChange, busy, onChoose }: FormatProps) {
  const { list } = useTexts("kit");
  return (
    <Menu
      id={id}
      opened={useOpened(open)}
      onChange={onChange}
      position="bottom-end"
      width={220}
      radius={16}
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Menu.Target>
        <Anchor element={target} />
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            className={styles.item ?? ""}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) onChoose(format);
            }}
          >
            {list.exportAs[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
