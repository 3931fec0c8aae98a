import { useTexts } from "#platform/client/language.tsx";
import { later } from "../later.ts";
import { useLayer } from "../layers/useLayer.ts";
import type { ExportList } from "./useExport.ts";

interface ExportMenuProps {
  onExport: ExportList;
  className: string | undefined;
}

const FormatList = later(async () => (await import("../layers/FormatList.tsx")).FormatList);

/** « Exporter »: what is selected, in CSV for French Excel, or as a workbook. */
export function ExportMenu({ onExport, className }: ExportMenuProps) {
  const { list } = useTexts("kit");
  const { button, layer } = useLayer("menu");
  return (
    <>
      <button {...button} type="button" className={className}>
        {list.export}
      </button>
      <FormatList {...layer} onExport={onExport} />
    </>
  );
}
