import { Menu } from "@mantine/core";
import { useTexts } from "#platform/client/language.tsx";
import type { ExportFormat } from "#platform/contract/exports.ts";
import styles from "../styles/FilterMenu.module.css";
import type { LayerProps } from "../useLayer.ts";
import { ListMenu } from "./ListMenu.tsx";

const formats = ["csv", "xlsx"] as const satisfies readonly ExportFormat[];

interface FormatProps extends LayerProps {
  busy: boolean;
  onChoose: (format: ExportFormat) => void;
}

/** The formats in which a list is exported. */
export function FormatList({ busy, onChoose, ...layer }: FormatProps) {
  const { list } = useTexts("kit");
  return (
    <ListMenu {...layer} title={list.export} width={220} position="bottom-end">
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
    </ListMenu>
  );
}
