import type { ImportView } from "#imports/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { Disclosure } from "#platform/ui/Disclosure.tsx";
import { SelectField } from "#platform/ui/fields.tsx";
import { FieldPair } from "#platform/ui/forms/FormLayout.tsx";
import { Section } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { encodings, separators, type ReadingChoice } from "../rules/table.ts";
import type { ImportScreenKind } from "./kind.ts";
import { sendTable } from "./sendTable.ts";

interface FileReadingProps {
  kind: ImportScreenKind;
  view: ImportView;
  file: File | null;
  onSent: (file: File) => Promise<unknown>;
  onAnother: () => void;
}

/** How the file was read, and another way to read it: it is sent again, since it is not kept. */
export function FileReading({ kind, view, file, onSent, onAnother }: FileReadingProps) {
  const { reading, choose } = useTexts("imports");
  const say = useSay();
  const { encoding, separator } = view;
  const again = useAction({
    run: async (choice: ReadingChoice) => {
      if (!file) return;
      await sendTable(kind.upload, file, choice, () => undefined, new AbortController().signal);
      await onSent(file);
    },
  });
  const rows = say(reading.rows, { count: view.rowCount });
  const sentence =
    encoding && separator
      ? say(reading.csv, {
          file: view.fileName,
          encoding: reading.encodings[encoding],
          separator: reading.separators[separator],
          rows,
        })
      : say(reading.xlsx, { file: view.fileName, rows });
  return (
    <Section
      title={reading.title}
      intro={sentence}
      action={
        <Button size="small" onClick={onAnother}>
          {choose.another}
        </Button>
      }
    >
      {encoding && separator && (
        <Disclosure summary={reading.change}>
          {file ? (
            <FieldPair>
              <SelectField
                label={reading.encoding}
                value={encoding}
                options={encodings.map((value) => ({ value, label: reading.encodings[value] }))}
                onChange={(value) => void again.run({ encoding: value, separator })}
              />
              <SelectField
                label={reading.separator}
                value={separator}
                options={separators.map((value) => ({ value, label: reading.separators[value] }))}
                onChange={(value) => void again.run({ encoding, separator: value })}
              />
            </FieldPair>
          ) : (
            <p>{reading.again}</p>
          )}
        </Disclosure>
      )}
    </Section>
  );
}
