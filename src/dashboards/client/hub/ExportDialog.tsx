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
import { useCan } from "#platform/ui/viewer.tsx";
import type { FigurePeriod } from "../../rules/figures.ts";
import { CutPicker } from "../board/trends/CutPicker.tsx";
import { useCutShown } from "../board/trends/useCutShown.ts";

const contents = ["direction", "team", "position", "trends"] as const;
type Contents = (typeof contents)[number];
/** A manager of teams has theirs. */
const ofTeams: readonly Contents[] = ["team", "trends"];

interface ExportDialogProps {
  open: boolean;
  period: FigurePeriod;
  /** Whose trends are looked at. */
  cut: Cut | null;
  onClose: () => void;
}

/** The figures of a period as a file: by which parts of the company, or the trends of one; begins anew each time it opens. */
export const ExportDialog = ({ open, ...dialog }: ExportDialogProps) => open && <Exporting {...dialog} />;

function Exporting({ period, cut, onClose }: Omit<ExportDialogProps, "open">) {
  const { kind, start } = period;
  const { export: texts } = useTexts("hub");
  const { formats, title: filesTitle } = useTexts("exports");
  const { language } = useLanguage();
  const say = useSay();
  const seesCompany = useCan("managePeople");
  const [chosen, setChosen] = useState<Contents>("team");
  const [other, setOther] = useState<Cut | null>(null);
  const { cut: shown } = useCutShown(period, other ?? cut);
  const [format, setFormat] = useState<FileFormat>("xlsx");
  const file = useExportFile();
  const take = async () => {
    const asked = { kind, day: start };
    const outcome = await file.run(
      chosen === "trends" && shown
        ? {
            kind: "companyTrends",
            format,
            parameters: { ...asked, cut: shown.kind, ...(shown.id && { cutId: shown.id }) },
          }
        : {
            kind: "companyFigures",
            format,
            parameters: { ...asked, by: chosen === "trends" ? "team" : chosen },
          },
    );
    if (outcome) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={say(texts.title, { period: formatPeriod(language, { kind, start }) })}
      confirmLabel={texts.open}
      busy={file.busy || (chosen === "trends" && !shown)}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <Stack gap="small">
        <p>{texts.detail}</p>
        <SelectField
          label={texts.contents}
          value={chosen}
          options={(seesCompany ? contents : ofTeams).map((value) => ({ value, label: texts.each[value] }))}
          onChange={setChosen}
        />
        {chosen === "trends" && <CutPicker kind={kind} day={start} value={shown} onChange={setOther} />}
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
