import { useState } from "react";
import { useExportFile } from "#exports/client/useExportFile.ts";
import { fileFormats, type FileFormat } from "#exports/vocabulary.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import type { FigurePeriod } from "../../rules/figures.ts";

const contents = ["direction", "team", "position", "trends"] as const;
type Contents = (typeof contents)[number];

interface ExportDialogProps {
  open: boolean;
  period: FigurePeriod;
  onClose: () => void;
}

/** The figures of a period as a file: by which parts of the company, and in which format. */
export function ExportDialog({ open, period: { kind, start }, onClose }: ExportDialogProps) {
  const { export: texts } = useTexts("hub");
  const { formats } = useTexts("exports");
  const { language } = useLanguage();
  const say = useSay();
  const seesCompany = useCan("managePeople");
  const [chosen, setChosen] = useState<Contents>("team");
  const [format, setFormat] = useState<FileFormat>("xlsx");
  const file = useExportFile();
  const take = async () => {
    const period = { kind, day: start };
    const outcome = await file.run(
      chosen === "trends"
        ? { kind: "companyTrends", format, parameters: { ...period, cut: "company" } }
        : { kind: "companyFigures", format, parameters: { ...period, by: chosen } },
    );
    if (outcome) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={say(texts.title, { period: formatPeriod(language, { kind, start }) })}
      confirmLabel={texts.open}
      busy={file.busy}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <Stack gap="small">
        <p>{texts.detail}</p>
        {seesCompany && (
          <SelectField
            label={texts.contents}
            value={chosen}
            options={contents.map((value) => ({ value, label: texts.each[value] }))}
            onChange={setChosen}
          />
        )}
        <SelectField
          label={texts.format}
          value={format}
          options={fileFormats.map((value) => ({ value, label: formats[value] }))}
          onChange={setFormat}
        />
      </Stack>
    </ConfirmDialog>
  );
}
