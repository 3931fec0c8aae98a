import { Menu } from "@mantine/core";
import "@mantine/core/styles/Menu.layer.css";
import { useState } from "react";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { keepFile } from "#platform/client/keepFile.ts";
import { useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import type { ExportFormat } from "#platform/contract/exports.ts";
import { notify } from "../notify.ts";
import styles from "../styles/FilterMenu.module.css";

/** The list as a file, exactly as it is searched, filtered and sorted. */
export type ExportList = (format: ExportFormat) => Promise<File>;

const formats = ["csv", "xlsx"] as const satisfies readonly ExportFormat[];

/** « Exporter »: CSV for French Excel, or a workbook; the file comes from the server, which writes it as it is sent. */
export function ExportMenu({ onExport }: { onExport: ExportList }) {
  const { list } = useTexts("kit");
  const wordsOf = useFailureWords();
  const [busy, setBusy] = useState(false);
  const take = async (format: ExportFormat) => {
    setBusy(true);
    announce(list.exporting);
    try {
      keepFile(await onExport(format));
      announce(list.exported);
    } catch (error) {
      notify.error(wordsOf(failureFrom(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" width={220} radius={16} withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <button type="button" className={styles.quiet} aria-busy={busy}>
          {list.export}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            className={styles.item ?? ""}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) void take(format);
            }}
          >
            {list.exportAs[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
