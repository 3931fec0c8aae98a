import { useState } from "react";
import type { ImportView } from "#imports/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { Row, Section, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { truncated } from "#platform/ui/tooltip/tooltip.ts";
import { missingFields, type ImportField } from "../rules/columns.ts";
import { FileReading } from "./FileReading.tsx";
import styles from "./imports.module.css";
import { getHeader, type ImportScreenKind } from "./kind.ts";
import { MissingColumns } from "./MissingColumns.tsx";
import { waitUntilChecked } from "./waitUntilChecked.ts";
import type { Encoding } from "../vocabulary.ts";

interface MatchColumnsProps {
  kind: ImportScreenKind;
  view: ImportView;
  file: File | null;
  onSent: (file: File) => Promise<unknown>;
  onAnother: () => void;
  onChecked: (view: ImportView) => void;
}

/** The second step: which column fills which field, and what else is to be chosen. */
export function MatchColumns({ kind, view, onChecked, ...reading }: MatchColumnsProps) {
  const { match, reading: texts } = useTexts("imports");
  const say = useSay();
  const [mapping, setMapping] = useState(view.mapping);
  const [options, setOptions] = useState({ ...kind.defaults, ...view.options });
  const isCertain = view.possibleEncodings.length === 0;
  const [encoding, setEncoding] = useState<Encoding | null>(null);
  const check = useAction({
    run: async () => {
      const chosen = encoding ? { encoding } : {};
      // What other columns named is not created.
      const isAsBefore = mapping.every((field, at) => field === view.mapping[at]);
      const kept = Object.entries(options).filter(([name]) => isAsBefore || name !== kind.creates?.option);
      const asked = { id: view.id, mapping, options: { ...kind.defaults, ...Object.fromEntries(kept) } };
      return waitUntilChecked(kind, await kind.api.check({ ...asked, ...chosen }));
    },
    refresh: [kind.queries.read.key()],
    onSuccess: onChecked,
  });
  const formatField = (field: string) => kind.texts.columns[field] ?? field;
  const missing = missingFields(mapping, kind.fields);
  const sentence = say(match.missing, { columns: missing.map((field) => getHeader(kind, field)).join(", ") });
  const choose = (at: number, field: string) =>
    setMapping(mapping.map((one, index) => (index === at ? field || null : one === field ? null : one)));
  const formatChoice = ({ name, isRequired, mayBeEmpty }: ImportField) => {
    if (!isRequired) return formatField(name);
    return say(mayBeEmpty ? match.requiredColumn : match.required, { field: formatField(name) });
  };
  const choices = [
    { value: "", label: match.none },
    ...kind.fields.map((field) => ({ value: field.name, label: formatChoice(field) })),
  ];
  return (
    <Stack gap="large">
      <FileReading kind={kind} view={view} encoding={encoding} onEncoding={setEncoding} {...reading} />
      <Section title={match.title} intro={match.intro}>
        {missing.length > 0 && <MissingColumns kind={kind} view={view} missing={missing} title={sentence} />}
        <table className={styles.columns}>
          <caption className={styles.onlyRead}>{match.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{match.column}</th>
              <th scope="col">{match.sample}</th>
              <th scope="col">{match.field}</th>
            </tr>
          </thead>
          <tbody>
            {view.headers.map((given, at) => {
              const header = given || say(match.unnamed, { number: at + 1 });
              const samples = view.rows.map(({ cells }) => cells[at] ?? "").filter(Boolean);
              return (
                // Two columns may have the same header.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={at}>
                  <th scope="row">{header}</th>
                  <td className={styles.sample} {...truncated()}>
                    {samples.length > 0 ? samples.join(" · ") : match.empty}
                  </td>
                  <td>
                    <SelectField
                      label={say(match.fieldOf, { column: header })}
                      hideLabel
                      value={mapping[at] ?? ""}
                      options={choices}
                      onChange={(field) => choose(at, field)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Section>
      {kind.options?.({ options, onChange: setOptions })}
      <Row>
        <Button
          variant="primary"
          busy={check.busy}
          disabledReason={missing.length > 0 ? sentence : isCertain || encoding ? null : texts.whichFirst}
          onClick={() => void check.run()}
        >
          {match.next}
        </Button>
      </Row>
    </Stack>
  );
}
