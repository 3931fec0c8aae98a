import type { ImportView } from "#imports/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { FieldPair } from "#platform/ui/forms/FormLayout.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { maxHeaderRows, type ReadingChoice } from "../rules/table.ts";
import { ChooseEncoding } from "./ChooseEncoding.tsx";
import type { ImportScreenKind } from "./kind.ts";
import { sendTable } from "./sendTable.ts";
import { encodings, separators, type Encoding } from "../vocabulary.ts";

export interface FileReadingProps {
  kind: ImportScreenKind;
  view: ImportView;
  file: File | null;
  /** The encoding that the person has confirmed, where there are several. */
  encoding: Encoding | null;
  onEncoding: (encoding: Encoding) => void;
  onSent: (file: File) => Promise<unknown>;
  onAnother: () => void;
}

/** How the file was read, and another way to read it: it is sent again, since it is not kept. */
export function FileReading({ kind, view, file, onSent, onAnother, ...chosen }: FileReadingProps) {
  const { reading, choose } = useTexts("imports");
  const say = useSay();
  const { encoding, separator, sheet, headerRow, possibleEncodings } = view;
  const again = useAction({
    run: async (choice: ReadingChoice) => {
      if (!file) return;
      const all = {
        encoding: encoding ?? undefined,
        separator: separator ?? undefined,
        headerRow,
        ...choice,
      };
      await sendTable(kind.upload, file, all, () => undefined, new AbortController().signal);
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
  const rowNumbers = Array.from({ length: Math.max(maxHeaderRows, headerRow) }, (_, at) => String(at + 1));
  return (
    <Section
      title={reading.title}
      intro={[
        sentence,
        sheet !== null && say(reading.sheet, { sheet }),
        headerRow > 1 && say(reading.headersAt, { row: headerRow }),
      ]
        .filter(Boolean)
        .join(" ")}
      action={
        <Button size="small" onClick={onAnother}>
          {choose.another}
        </Button>
      }
    >
      <Stack>
        {possibleEncodings.length > 0 && (
          <ChooseEncoding
            possible={possibleEncodings}
            chosen={chosen.encoding}
            onChoose={(one) =>
              one === encoding ? chosen.onEncoding(one) : void again.run({ encoding: one })
            }
          />
        )}
        <Disclosure summary={reading.change}>
          {file ? (
            <FieldPair>
              {encoding && separator && (
                <>
                  <SelectField
                    label={reading.encoding}
                    value={encoding}
                    options={encodings.map((value) => ({ value, label: reading.encodings[value] }))}
                    onChange={(value) => void again.run({ encoding: value })}
                  />
                  <SelectField
                    label={reading.separator}
                    value={separator}
                    options={separators.map((value) => ({ value, label: reading.separators[value] }))}
                    onChange={(value) => void again.run({ separator: value })}
                  />
                </>
              )}
              <SelectField
                label={reading.headerRow}
                value={String(headerRow)}
                options={rowNumbers.map((value) => ({ value, label: value }))}
                onChange={(value) => void again.run({ headerRow: Number(value) })}
              />
            </FieldPair>
          ) : (
            <p>{reading.again}</p>
          )}
        </Disclosure>
      </Stack>
    </Section>
  );
}
