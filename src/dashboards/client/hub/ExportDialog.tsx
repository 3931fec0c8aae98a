import { useState } from "react";
import type { Cut } from "#analytics/contract/figures.ts";
import { paths } from "#paths.ts";
import { useExportFile } from "#exports/client/useExportFile.ts";
import { fileFormats, type FileFormat } from "#exports/vocabulary.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { FigurePeriod } from "../../rules/figures.ts";
import type { PartKind } from "../board/figures/useFigures.ts";
import { CutPicker } from "../board/trends/CutPicker.tsx";
import { useTrends } from "../board/trends/useTrends.ts";
import type { BoardView } from "../board/view/useBoardView.ts";

interface ExportDialogProps {
  open: boolean;
  figures: FigurePeriod;
  view: BoardView;
  onClose: () => void;
}

/**
 * The figures of a period as a file: by parts of the company as the board stands, or the trends of one of them; begins anew
 * each time it opens.
 */
export const ExportDialog = ({ open, ...dialog }: ExportDialogProps) => open && <Exporting {...dialog} />;

function Exporting({ figures: period, view, onClose }: Omit<ExportDialogProps, "open">) {
  const { export: texts } = useTexts("hub");
  const { formats, title: filesTitle } = useTexts("exports");
  const { language } = useLanguage();
  const say = useSay();
  const { by, groupings } = view;
  const [contents, setContents] = useState<PartKind | "trends">(by);
  const [other, setOther] = useState<Cut | null>(null);
  const { cut: onBoard } = useTrends(period, view);
  const shown = other ?? onBoard;
  const [format, setFormat] = useState<FileFormat>("xlsx");
  const file = useExportFile();
  const asked = { kind: period.kind, day: period.start };
  const take = async () => {
    const outcome = await file.run(
      contents === "trends"
        ? {
            kind: "companyTrends",
            format,
            parameters: { ...asked, cut: shown?.kind ?? "company", ...(shown?.id && { cutId: shown.id }) },
          }
        : { kind: "companyFigures", format, parameters: { ...asked, by: contents } },
    );
    if (outcome) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={say(texts.title, { period: formatPeriod(language, period) })}
      confirmLabel={texts.open}
      busy={file.busy || (contents === "trends" && !shown)}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <Stack gap="small">
        <p>{texts.detail}</p>
        <SelectField
          label={texts.contents}
          value={contents}
          options={([...groupings, "trends"] as const).map((value) => ({ value, label: texts.each[value] }))}
          onChange={setContents}
        />
        {contents === "trends" && (
          <CutPicker {...asked} groupings={groupings} value={shown} onChange={setOther} />
        )}
        <SelectField
          label={texts.format}
          value={format}
          options={fileFormats.map((value) => ({ value, label: formats[value] }))}
          onChange={setFormat}
        />
        <p>
          <InternalLink to={paths.files()}>{filesTitle}</InternalLink>
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
