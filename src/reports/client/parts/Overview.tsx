// The roles are spelled out on purpose: a phone stacks the rows, and a table without its display loses them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { VisuallyHidden } from "#platform/ui/VisuallyHidden.tsx";
import type { Report } from "../../contract.ts";
import type { Radar } from "../../rules/presentation.ts";
import { closestOf } from "../../rules/sentences.ts";
import { Mark } from "../charts/Mark.tsx";
import { RadarChart } from "../charts/RadarChart.tsx";
import type { ReportWords } from "../../rules/words.ts";
import { MeanText } from "./CellText.tsx";
import { Legend } from "./CrossedViews.tsx";
import { ReportSection } from "./ReportSection.tsx";
import styles from "../report.module.css";

export type Display = "chart" | "table";

interface OverviewProps {
  id: string;
  radar: Radar;
  report: Report;
  words: ReportWords;
  display: Display;
  onDisplay: (display: Display) => void;
}

/** The table is always in the page: hidden from the eye only while the chart is shown. */
export function Overview({ id, radar, report, words, display, onDisplay }: OverviewProps) {
  const { overview } = words.texts;
  const finding = closestOf(radar, words);
  const displays: readonly Display[] = ["chart", "table"];
  return (
    <ReportSection
      id={id}
      title={overview.title}
      intro={overview.intro}
      action={
        <fieldset className={styles.toggle}>
          <VisuallyHidden>
            <legend>{overview.show}</legend>
          </VisuallyHidden>
          {displays.map((each) => (
            <button key={each} type="button" aria-pressed={display === each} onClick={() => onDisplay(each)}>
              {overview[each]}
            </button>
          ))}
        </fieldset>
      }
    >
      <figure
        className={`${styles.figure} ${display === "chart" ? styles.showsChart : styles.showsTable}`}
        aria-label={overview.title}
      >
        {finding && <figcaption className={styles.finding}>{finding}</figcaption>}
        <Legend report={report} words={words} />
        <div className={styles.drawing}>
          <RadarChart radar={radar} words={words} />
        </div>
        <div className={styles.twin}>
          <table role="table" className={styles.plain}>
            <caption>
              <VisuallyHidden>{overview.caption}</VisuallyHidden>
            </caption>
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  {words.texts.views.skill}
                </th>
                {report.snapshot.groups.map(({ group }) => (
                  <th key={group} role="columnheader" scope="col" className={styles.number}>
                    <span className={styles.headMark}>
                      <Mark group={group} />
                    </span>
                    <span className={styles.headWord}>{words.group(group)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {radar.skills.map((skill) => (
                <tr role="row" key={skill.id}>
                  <th role="rowheader" scope="row">
                    {words.nameOf(skill.name)}
                  </th>
                  {report.snapshot.groups.map(({ group }) => (
                    <td key={group} role="cell" className={styles.number}>
                      <span className={styles.cellLabel} aria-hidden="true">
                        <Mark group={group} />
                        {words.group(group)}
                      </span>
                      <MeanText cell={skill.cells[group]} group={group} words={words} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </figure>
    </ReportSection>
  );
}
