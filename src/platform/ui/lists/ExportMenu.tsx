import { IconDownload } from "@tabler/icons-react";
import { keepFile } from "#platform/client/keepFile.ts";
import { useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import type { ExportFormat } from "#platform/contract/exports.ts";
import { later } from "../later.ts";
import { tooltip } from "../tooltip/tooltip.ts";
import styles from "../styles/FilterMenu.module.css";
import { useAction } from "../useAction.ts";
import { useLayer } from "../useLayer.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

/** The list as a file, exactly as it is searched, filtered and sorted. */
export type ExportList = (format: ExportFormat) => Promise<File>;

interface ExportMenuProps {
  onExport: ExportList;
  /** Of a button that is words; else it is an icon. */
  className?: string | undefined;
}

const FormatList = later(async () => (await import("../layers/FormatList.tsx")).FormatList);

/** « Exporter »: CSV for French Excel, or a workbook; the file comes from the server, which writes it as it is sent. Not on a phone. */
export function ExportMenu({ onExport, className }: ExportMenuProps) {
  const { list } = useTexts("kit");
  const { button, layer } = useLayer("menu");
  // It writes nothing, but fails as a write does: a toast, or signing in again.
  const take = useAction({
    run: (format: ExportFormat) => {
      announce(list.exporting);
      return onExport(format);
    },
    onSuccess: keepFile,
    announce: () => list.exported,
  });
  return (
    <>
      <button
        {...button}
        type="button"
        className={className ?? `${styles.target} ${styles.icon} ${styles.onlyTable}`}
        {...tooltip(className ? null : list.export)}
        aria-busy={take.busy}
      >
        {className ? (
          list.export
        ) : (
          <>
            <IconDownload size={18} aria-hidden="true" />
            <VisuallyHidden>{list.export}</VisuallyHidden>
          </>
        )}
      </button>
      <FormatList {...layer} busy={take.busy} onChoose={(format) => void take.run(format)} />
    </>
  );
}
