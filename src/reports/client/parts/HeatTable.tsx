// The roles are spelled out on purpose: a phone stacks the rows, and a table without its display loses them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { DimensionResult, Group, GroupCells, GroupMeans, ItemResult } from "#disclosure/contract.ts";
import { translated } from "#platform/texts.ts";
import { VisuallyHidden } from "#platform/ui/VisuallyHidden.tsx";
import type { Report } from "../../contract.ts";
import { heatStep } from "../../rules/presentation.ts";
import { togetherOf } from "../../rules/sentences.ts";
import { Mark } from "../charts/Mark.tsx";
import type { ReportWords } from "../../rules/words.ts";
import { ReportSection } from "./ReportSection.tsx";
import styles from "../report.module.css";

interface HeatTableProps {
  id: string;
  kind: "values" | "objectives";
  items: readonly ItemResult[];
  all: DimensionResult | null;
  report: Report;
  words: ReportWords;
}

/** Values or objectives by group: a number in every cell, its colour only repeats it. */
export function HeatTable({ id, kind, items, all, report, words }: HeatTableProps) {
  const { heat, [kind]: texts } = words.texts;
  const groups = report.snapshot.groups.map(({ group }) => group);
  return (
    <ReportSection id={id} title={texts.title} intro={heat.intro}>
      <figure className={styles.figure} aria-label={texts.title}>
        {all && (
          <figcaption className={styles.finding}>{togetherOf(all, report.isSubject, words)}</figcaption>
        )}
        <table role="table" className={styles.heat}>
          <caption>
            <VisuallyHidden>{texts.title}</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {texts.column}
              </th>
              {groups.map((group) => (
                <th key={group} role="columnheader" scope="col" className={styles.heatHead}>
                  <Mark group={group} /> {words.group(group)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {items.map((item) => {
              const { text, lang } = translated(words.language, item.text);
              return (
                <tr role="row" key={item.position}>
                  <th role="rowheader" scope="row" lang={lang}>
                    {text}
                  </th>
                  <HeatCells cells={item.cells} groups={groups} words={words} />
                </tr>
              );
            })}
            {all && (
              <tr role="row" className={styles.allRow}>
                <th role="rowheader" scope="row">
                  {texts.all}
                </th>
                <HeatCells cells={all.cells} groups={groups} words={words} />
              </tr>
            )}
          </tbody>
        </table>
      </figure>
    </ReportSection>
  );
}

interface HeatCellsProps {
  cells: GroupCells | GroupMeans | null;
  groups: readonly Group[];
  words: ReportWords;
}

const HeatCells = ({ cells, groups, words }: HeatCellsProps) =>
  groups.map((group) => {
    const cell = cells?.[group] ?? null;
    const step = heatStep(cell);
    return (
      <td key={group} role="cell">
        <span className={styles.cellLabel} aria-hidden="true">
          <Mark group={group} />
          {words.group(group)}
        </span>
        <span className={step === null ? styles.hatched : `${styles.warm} ${styles[`heat${step}`]}`}>
          {words.cell(cell, group)}
        </span>
      </td>
    );
  });
