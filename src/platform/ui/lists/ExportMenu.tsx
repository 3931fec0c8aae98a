import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { keepFile } from "#platform/client/keepFile.ts";
import { useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import type { ExportFormat } from "#platform/contract/exports.ts";
import { later } from "../later.ts";
import { notify } from "../notify.ts";
import styles from "../styles/FilterMenu.module.css";
import { useLayer } from "../useLayer.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

/** The list as a file, exactly as it is searched, filtered and sorted. */
export type ExportList = (format: ExportFormat) => Promise<File>;

const FormatList = later(async () => (await import("../layers/FormatList.tsx")).FormatList);

/** « Exporter »: CSV for French Excel, or a workbook; the file comes from the server, which writes it as it is sent. Not on a phone. */
export function ExportMenu({ onExport }: { onExport: ExportList }) {
  const { list } = useTexts("kit");
  const wordsOf = useFailureWords();
  const [busy, setBusy] = useState(false);
  const { button, layer } = useLayer("menu");
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
    <>
      <button
        {...button}
        type="button"
        className={`${styles.target} ${styles.icon} ${styles.onlyTable}`}
        title={list.export}
        aria-busy={busy}
      >
        <IconDownload size={18} aria-hidden="true" />
        <VisuallyHidden>{list.export}</VisuallyHidden>
      </button>
      <FormatList {...layer} busy={busy} onChoose={(format) => void take(format)} />
    </>
  );
}
