import { Menu } from "@mantine/core";
import { useTexts } from "#platform/client/language.tsx";
import type { ExportFormat } from "#platform/contract/exports.ts";
import { useExport, type ExportList } from "../lists/useExport.ts";
import styles from "../lists/FilterMenu.module.css";
import type { LayerProps } from "./useLayer.ts";
import { ListMenu } from "./ListMenu.tsx";

const formats = ["csv", "xlsx"] as const satisfies readonly ExportFormat[];

interface FormatProps {
  onExport: ExportList;
}

/** The formats in which a list is exported. */
export function FormatList({ onExport, ...layer }: LayerProps & FormatProps) {
  const { list } = useTexts("kit");
  const take = useExport(onExport);
  return (
    <ListMenu {...layer} title={list.export} width={220} position="bottom-end">
      <FormatItems take={take} />
    </ListMenu>
  );
}

/** @param take of the layer, which stays when its menu is gone */
export function FormatItems({ take }: { take: ReturnType<typeof useExport> }) {
  const { list } = useTexts("kit");
  return formats.map((format) => (
    <Menu.Item
      key={format}
      className={styles.item ?? ""}
      aria-disabled={take.busy || undefined}
      onClick={() => {
        if (!take.busy) void take.run(format);
      }}
    >
      {list.exportAs[format]}
    </Menu.Item>
  ));
}
