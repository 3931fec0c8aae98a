import { IconDownload } from "@tabler/icons-react";
import { keepFile } from "#platform/client/keepFile.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatNumber } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { Upload } from "#platform/ui/upload/Upload.tsx";
import styles from "./imports.module.css";
import type { ImportScreenKind } from "./kind.ts";
import { sendTable } from "./sendTable.ts";
import { buildTemplate } from "./template.ts";

interface ChooseFileProps {
  kind: ImportScreenKind;
  onSent: (file: File) => Promise<unknown>;
}

/** The first step: a file, or the template of one. */
export function ChooseFile({ kind, onSent }: ChooseFileProps) {
  const { choose } = useTexts("imports");
  const say = useSay();
  const { language } = useLanguage();
  return (
    <Stack gap="large">
      <Upload
        single
        label={choose.label}
        description={say(choose.help, { rows: formatNumber(language, kind.maxRows) })}
        limits={{ endings: [".csv", ".xlsx", ".txt", ".tsv"], maxBytes: kind.maxBytes }}
        send={async (file, onProgress, signal) => {
          await sendTable(kind.upload, file, {}, onProgress, signal);
          await onSent(file);
        }}
      />
      <div className={styles.template}>
        <Button
          size="small"
          icon={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => keepFile(buildTemplate(kind, choose.templateName))}
        >
          {choose.template}
        </Button>
        {choose.templateHelp}
      </div>
    </Stack>
  );
}
