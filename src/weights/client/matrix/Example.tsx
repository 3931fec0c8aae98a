import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatNumber } from "#platform/texts.ts";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import type { RowKey } from "../../rules/matrix.ts";
import { resolveCells, type MatrixForm } from "../../rules/matrixForm.ts";
import { computeWeightedTenths } from "../../rules/weightedMean.ts";
import { type InvitedRole, invitedRoles } from "../../vocabulary.ts";
import styles from "./matrix.module.css";

/** In tenths; no report shows a number beyond these. */
const scores = [15, 20, 25, 30, 35, 40, 45];

interface ExampleProps {
  values: MatrixForm;
  getRowName: (row: string) => string | null;
}

/** What « Les autres » shows for invented scores with the weights as they are typed, by the rule of the report. */
export function Example({ values, getRowName }: ExampleProps) {
  const { example: texts, groups } = useTexts("weights");
  const say = useSay();
  const { language } = useLanguage();
  const [row, setRow] = useState<RowKey>("default");
  const [given, setGiven] = useState<Record<InvitedRole, number>>({
    manager: 40,
    peer: 30,
    direct_report: 35,
  });
  const own = (Object.keys(values) as (RowKey | "dimensions")[]).filter(
    (name): name is RowKey => name !== "dimensions" && values[name] !== null && getRowName(name) !== null,
  );
  const chosen = own.includes(row) ? row : "default";
  const cells = resolveCells(values, chosen);
  const formatScore = (tenths: number) => formatNumber(language, tenths / 10);
  const computeMean = (among: readonly InvitedRole[]) =>
    computeWeightedTenths(among.map((group) => ({ weight: Number(cells[group]), tenths: given[group] })));
  const whole = computeMean(invitedRoles);
  return (
    <Section title={texts.title} intro={texts.intro}>
      <div className={styles.scores}>
        <SelectField
          label={texts.row}
          value={chosen}
          options={own.map((value) => ({ value, label: getRowName(value) ?? "" }))}
          onChange={(value) => setRow(value as RowKey)}
        />
        {invitedRoles.map((group) => (
          <SelectField
            key={group}
            label={groups[group]}
            value={String(given[group])}
            options={scores.map((tenths) => ({ value: String(tenths), label: formatScore(tenths) }))}
            onChange={(value) => setGiven({ ...given, [group]: Number(value) })}
          />
        ))}
      </div>
      <div role="status" className={styles.results}>
        <p className={styles.result}>
          {whole === null
            ? texts.nothing
            : say(texts.result, {
                scores: invitedRoles
                  .map((group) => `${groups[group]} ${formatScore(given[group])}`)
                  .join(" · "),
                result: formatScore(whole),
              })}
        </p>
        {whole !== null &&
          invitedRoles
            .filter((group) => Number(cells[group]) > 0)
            .map((group) => {
              const result = computeMean(invitedRoles.filter((one) => one !== group));
              return (
                <p key={group}>
                  {result === null
                    ? say(texts.withoutNothing, { group: texts.groups[group] })
                    : say(texts.without, { group: texts.groups[group], result: formatScore(result) })}
                </p>
              );
            })}
      </div>
      <p className={styles.hint}>{texts.hidden}</p>
    </Section>
  );
}
