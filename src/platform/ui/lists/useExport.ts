import { keepFile } from "#platform/client/keepFile.ts";
import { useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import type { ExportFormat } from "#platform/contract/exports.ts";
import { useAction } from "../actions/useAction.ts";

/** The list as a file, exactly as it is searched, filtered and sorted. */
export type ExportList = (format: ExportFormat) => Promise<File>;

/** Fetches the file, which the server writes as it is sent, and keeps it. It writes nothing, but fails as a write does. */
export function useExport(onExport: ExportList | undefined) {
  const { list } = useTexts("kit");
  return useAction({
    run: (format: ExportFormat) => {
      announce(list.exporting);
      return onExport ? onExport(format) : Promise.resolve(null);
    },
    onSuccess: (file) => {
      if (file) keepFile(file);
    },
    announce: () => list.exported,
  });
}
