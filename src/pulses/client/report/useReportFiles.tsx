import { IconFileSpreadsheet, IconFileText, IconFileTypeCsv } from "@tabler/icons-react";
import { keepFile } from "#platform/client/keepFile.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { pulsesApi } from "../queries.ts";

const words = {
  fr: { pdf: "Télécharger le PDF", xlsx: "Exporter (Excel)", csv: "Exporter (CSV)" },
  en: { pdf: "Download the PDF", xlsx: "Export (Excel)", csv: "Export (CSV)" },
} as const;

const icons = { pdf: IconFileText, xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv } as const;

const formats = ["pdf", "xlsx", "csv"] as const;
type Format = (typeof formats)[number];

/** What this reader sees of the results of a closed run, as a document or as a table: actions of a menu. */
export function useReportFiles(id: string) {
  const { list } = useTexts("kit");
  const { language } = useLanguage();
  const take = useAction({
    run: (format: Format) => {
      announce(list.exporting);
      return format === "pdf"
        ? pulsesApi.reportPdf({ id, language })
        : pulsesApi.exportReport({ id, format, language });
    },
    onSuccess: keepFile,
    announce: () => list.exported,
  });
  return formats.map((format) => {
    const Icon = icons[format];
    return {
      label: words[language][format],
      icon: <Icon size={20} aria-hidden="true" />,
      onChoose: () => void take.run(format),
    };
  });
}
