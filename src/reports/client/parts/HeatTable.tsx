import type { DimensionResult, GroupCells, ItemResult } from "#disclosure/contract.ts";
import { translated } from "#platform/texts.ts";
import { HeatTable as Heat } from "#platform/ui/charts/HeatTable.tsx";
import type { Report } from "../../contract.ts";
import { toChartValue, levels } from "../../rules/presentation.ts";
import { describeOverall } from "../../rules/sentences.ts";
import type { ReportWords } from "../../rules/words.ts";
import { markByGroup } from "./GroupMark.tsx";
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

/** Values or objectives by group. */
export function HeatTable({ id, kind, items, all, report, words }: HeatTableProps) {
  const { heat, [kind]: texts } = words.texts;
  const groups = report.snapshot.groups.map(({ group }) => group);
  const buildCells = (cells: GroupCells | null) =>
    groups.map((group) => {
      const cell = cells?.[group] ?? null;
      return { group, value: toChartValue(cell), text: words.cell(cell, group) };
    });
  const rows = items.map((item) => {
    const { text, lang } = translated(words.language, item.text);
    return { key: String(item.position), header: text, lang, cells: buildCells(item.cells) };
  });
  const total = all && {
    key: "all",
    header: texts.all,
    isTotal: true,
    cells: groups.map((group) => ({
      group,
      value: toChartValue(all.cells[group]),
      text: words.mean(all, group),
      // What the mean rests on.
      note: words.basis(all.cells[group], group),
    })),
  };
  return (
    <ReportSection id={id} title={texts.title} intro={heat.intro}>
      <figure className={styles.figure} aria-label={texts.title}>
        {all && (
          <figcaption className={styles.finding}>{describeOverall(all, report.isSubject, words)}</figcaption>
        )}
        <Heat
          caption={texts.title}
          head={texts.column}
          columns={groups.map((group) => ({
            key: group,
            label: words.group(group),
            mark: markByGroup[group],
          }))}
          rows={total ? [...rows, total] : rows}
          range={levels}
        />
      </figure>
    </ReportSection>
  );
}
