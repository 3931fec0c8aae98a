import { IconDownload } from "@tabler/icons-react";
import type { ImportView } from "#imports/contract.ts";
import { keepFile } from "#platform/client/keepFile.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import styles from "./imports.module.css";
import { getHeader, type ImportScreenKind } from "./kind.ts";
import { buildExtendedTemplate } from "./template.ts";

interface MissingColumnsProps {
  kind: ImportScreenKind;
  view: ImportView;
  /** Fields that no column fills. */
  missing: readonly string[];
  title: string;
}

/** The required columns that the file lacks: what each is for, which may be empty, and a file that has them. */
export function MissingColumns({ kind, view, missing, title }: MissingColumnsProps) {
  const { match, choose } = useTexts("imports");
  const say = useSay();
  const headers = missing.map((field) => getHeader(kind, field));
  const describeColumn = (field: string) => {
    const header = getHeader(kind, field);
    const name = kind.texts.columns[field] ?? field;
    const column = header === name ? name : say(match.missingNamed, { column: header, field: name });
    const mayBeEmpty = kind.fields.find((one) => one.name === field)?.mayBeEmpty ?? false;
    return mayBeEmpty ? say(match.missingEmpty, { column }) : column;
  };
  return (
    <Notice tone="warning" role="status" title={title}>
      <p>{match.missingHelp}</p>
      <ul className={styles.missing}>
        {missing.map((field) => (
          <li key={field}>{describeColumn(field)}</li>
        ))}
      </ul>
      <div className={styles.template}>
        <Button
          size="small"
          icon={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => keepFile(buildExtendedTemplate(view.headers, headers, choose.templateName))}
        >
          {match.template}
        </Button>
        {match.templateHelp}
      </div>
    </Notice>
  );
}
