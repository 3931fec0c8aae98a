import { useState, type CSSProperties, type ReactNode } from "react";
import type { SkillResult } from "#disclosure/contract.ts";
import { compareWords } from "#platform/texts.ts";
import { DisplayToggle } from "#platform/ui/charts/DisplayToggle.tsx";
import { AxisNumbers } from "#platform/ui/charts/DotPlot.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { ColumnHeader, Table, TableHead, TableRow } from "#platform/ui/tables/TableParts.tsx";
import type { Report } from "../../contract.ts";
import { formatLaneName, formatViewsTitle, listLanes } from "../../rules/lanes.ts";
import { levels, sortSkills, type SkillOrder } from "../../rules/presentation.ts";
import { listMaskingNotes } from "../../rules/emptyGroups.ts";
import { describeFinding } from "../../rules/sentences.ts";
import type { ReportWords } from "../../rules/words.ts";
import { LaneMark } from "../parts/GroupMark.tsx";
import { MaskingNotes } from "../parts/MaskingNotes.tsx";
import { ReportSection } from "../parts/ReportSection.tsx";
import { SkillRow } from "./SkillRow.tsx";
import { useDisplay } from "./useDisplay.ts";
import styles from "./views.module.css";

interface CrossedViewsProps {
  id: string;
  report: Report;
  words: ReportWords;
  /** In print every skill is open. */
  printing: boolean;
  /** What opens under the row of a skill. */
  inPlace: (skill: SkillResult) => ReactNode;
  /** Under the skills: questions that stand under none. */
  below: ReactNode;
}

const orders: readonly SkillOrder[] = ["gap", "name", "others"];

/** The main chart is a table: what is drawn is written in its cells, shown in its place when numbers are chosen. */
export function CrossedViews({ id, report, words, printing, inPlace, below }: CrossedViewsProps) {
  const { snapshot } = report;
  const { views } = words.texts;
  const hasGaps = snapshot.skills.some(({ gap }) => gap);
  const isComparing = snapshot.skills.some(({ others }) => others);
  const offered = orders.filter((one) => (one === "gap" ? hasGaps : isComparing));
  const [order, setOrder] = useState<SkillOrder>(offered[0] === "name" ? "others" : "gap");
  const [display, show] = useDisplay(id);
  const lanes = listLanes(snapshot);
  const title = formatViewsTitle(report, words);
  const skills = sortSkills(snapshot.skills, order, (a, b) =>
    compareWords(words.language, words.translateName(a.name), words.translateName(b.name)),
  );
  return (
    <ReportSection
      id={id}
      title={title}
      intro={words.axis()}
      action={
        skills.length > 0 && (
          <div className={styles.controls}>
            <DisplayToggle label={views.show} display={display} onDisplay={show} />
            {offered.length > 0 && (
              <div className={styles.sort}>
                <span aria-hidden="true">{views.sort}</span>
                <SelectField
                  label={views.sort}
                  hideLabel
                  value={order}
                  options={offered.map((value) => ({ value, label: views.orders[value] }))}
                  onChange={setOrder}
                />
              </div>
            )}
          </div>
        )
      }
    >
      {skills.length > 0 && (
        <figure className={styles.figure} aria-label={title}>
          {isComparing && (
            <figcaption className={styles.finding}>{describeFinding(report, words)}</figcaption>
          )}
          <ul className={styles.legend}>
            {lanes.map((name) => (
              <li key={name}>
                <LaneMark name={name} />
                {name === "others" || name === "joint" ? formatLaneName(name, words) : words.counted(name)}
              </li>
            ))}
          </ul>
          <Table
            className={`${styles.views} ${styles[display]}`}
            style={{ "--lanes": lanes.length, "--gap": hasGaps ? "8.6rem" : 0 } as CSSProperties}
          >
            <caption>
              <VisuallyHidden>{views.caption}</VisuallyHidden>
            </caption>
            <TableHead>
              <TableRow>
                <ColumnHeader>{views.skill}</ColumnHeader>
                <ColumnHeader className={styles.drawn}>
                  <VisuallyHidden>{views.chart}</VisuallyHidden>
                  <AxisNumbers axis={levels} />
                </ColumnHeader>
                {lanes.map((name) => (
                  <ColumnHeader key={name} className={styles.number}>
                    {formatLaneName(name, words)}
                  </ColumnHeader>
                ))}
                {hasGaps && <ColumnHeader className={styles.gap}>{views.gap}</ColumnHeader>}
              </TableRow>
            </TableHead>
            {skills.map((skill) => (
              <SkillRow
                key={skill.id}
                skill={skill}
                names={lanes}
                hasGap={hasGaps}
                isTable={display === "table"}
                printing={printing}
                snapshot={snapshot}
                words={words}
                inPlace={inPlace}
              />
            ))}
          </Table>
        </figure>
      )}
      {below}
      <MaskingNotes notes={listMaskingNotes(report, words)} />
    </ReportSection>
  );
}
