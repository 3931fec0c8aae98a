import type { Cell, DimensionResult, Group, GroupCells, ItemResult } from "#disclosure/contract.ts";
import { say, translated } from "#platform/texts.ts";
import { VisuallyHidden } from "#platform/ui/VisuallyHidden.tsx";
import type { Report } from "../../contract.ts";
import { heatStep } from "../../rules/presentation.ts";
import { Mark } from "../charts/Mark.tsx";
import type { ReportWords } from "../useReportWords.ts";
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
          <figcaption className={styles.finding}>
            <Together all={all} isSubject={report.isSubject} words={words} />
          </figcaption>
        )}
        <table className={styles.heat}>
          <caption>
            <VisuallyHidden>{texts.title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.column}</th>
              {groups.map((group) => (
                <th key={group} scope="col" className={styles.heatHead}>
                  <Mark group={group} /> {words.group(group)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => {
              const { text, lang } = translated(words.language, item.text);
              return (
                <tr key={item.position}>
                  <th scope="row" lang={lang}>
                    {text}
                  </th>
                  <HeatCells cells={item.cells} groups={groups} words={words} />
                </tr>
              );
            })}
            {all && (
              <tr className={styles.allRow}>
                <th scope="row">{texts.all}</th>
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
  cells: GroupCells | null;
  groups: readonly Group[];
  words: ReportWords;
}

const HeatCells = ({ cells, groups, words }: HeatCellsProps) =>
  groups.map((group) => {
    const cell: Cell | null = cells?.[group] ?? null;
    const step = heatStep(cell);
    return (
      <td key={group}>
        <span className={step === null ? styles.hatched : `${styles.warm} ${styles[`heat${step}`]}`}>
          {words.cell(cell, group)}
        </span>
      </td>
    );
  });

function Together({
  all,
  isSubject,
  words,
}: {
  all: DimensionResult;
  isSubject: boolean;
  words: ReportWords;
}) {
  const { heat } = words.texts;
  if (!all.others) return null;
  const sentence =
    all.cells.self?.form === "value" ? (isSubject ? heat.togetherYou : heat.togetherThem) : heat.ofOthersOnly;
  return say(words.language, sentence, words.values(all));
}
