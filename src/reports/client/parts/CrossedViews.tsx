// The roles are spelled out on purpose: a phone stacks the rows, and a table without its display loses them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useState } from "react";
import type { SkillResult } from "#disclosure/contract.ts";
import { compareWords } from "#platform/texts.ts";
import { Legend } from "#platform/ui/charts/ChartFigure.tsx";
import { AxisNumbers, DotPlot } from "#platform/ui/charts/DotPlot.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import type { Group } from "#weights/vocabulary.ts";
import type { Report } from "../../contract.ts";
import {
  toChartValue,
  computeDistance,
  levels,
  sortSkills,
  type SkillOrder,
} from "../../rules/presentation.ts";
import { listMaskingNotes } from "../../rules/emptyGroups.ts";
import { describeFinding } from "../../rules/sentences.ts";
import type { ReportWords } from "../../rules/words.ts";
import { MeanText } from "./CellText.tsx";
import { GroupMark, markByGroup } from "./GroupMark.tsx";
import { MaskingNotes } from "./MaskingNotes.tsx";
import { openSkill } from "./openSkill.ts";
import { ReportSection } from "./ReportSection.tsx";
import { SkillDetails } from "./SkillDetails.tsx";
import { TagBadge } from "./TagBadge.tsx";
import type { WritingsProps } from "./Writings.tsx";
import styles from "../report.module.css";

interface Part {
  id: string;
  report: Report;
  words: ReportWords;
  beside?: WritingsProps["beside"];
}

/** The main chart is a table: every mark has its number beside it. */
export function CrossedViews({ id, report, words, beside }: Part) {
  const { snapshot } = report;
  const { views } = words.texts;
  const [order, setOrder] = useState<SkillOrder>("gap");
  const groups = snapshot.groups.map(({ group }) => group);
  const skills = sortSkills(snapshot.skills, order, (a, b) =>
    compareWords(words.language, words.translateName(a.name), words.translateName(b.name)),
  );
  const orders: readonly SkillOrder[] = ["gap", "name", "others"];
  return (
    <ReportSection
      id={id}
      title={views.title}
      intro={words.axis()}
      action={
        <div className={styles.noPdf}>
          <SelectField
            label={views.sort}
            value={order}
            options={orders.map((value) => ({ value, label: views.orders[value] }))}
            onChange={setOrder}
          />
        </div>
      }
    >
      <figure className={styles.figure} aria-label={views.title}>
        <figcaption className={styles.finding}>{describeFinding(report, words)}</figcaption>
        <Legend series={buildLegend(report, words)} />
        <table role="table" className={styles.views}>
          <caption>
            <VisuallyHidden>{views.caption}</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {views.skill}
              </th>
              <th role="columnheader" scope="col" className={styles.chart}>
                <VisuallyHidden>{views.chart}</VisuallyHidden>
                <AxisNumbers axis={levels} />
              </th>
              {groups.map((group) => (
                <th key={group} role="columnheader" scope="col" className={styles.number}>
                  {words.group(group)}
                </th>
              ))}
              <th role="columnheader" scope="col" className={styles.number}>
                {views.gap}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {skills.map((skill) => (
              <SkillRow key={skill.id} skill={skill} groups={groups} words={words} />
            ))}
          </tbody>
        </table>
      </figure>
      <MaskingNotes notes={listMaskingNotes(report, words)} />
      <SkillDetails report={report} words={words} beside={beside} />
    </ReportSection>
  );
}

/** Lists the group of each mark, with how many answered where that may be shown. */
const buildLegend = (report: Report, words: ReportWords) =>
  report.snapshot.groups.map(({ group }) => ({ mark: markByGroup[group], label: words.counted(group) }));

interface SkillRowProps {
  skill: SkillResult;
  groups: readonly Group[];
  words: ReportWords;
}

function SkillRow({ skill, groups, words }: SkillRowProps) {
  const { views, inconclusive, noGap } = words.texts;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a href={`#skill-${skill.id}`} onClick={(event) => openSkill(event, skill.id)}>
          {words.translateName(skill.name)}
        </a>
        {skill.tag && <TagBadge tag={skill.tag} mostlyManager={skill.mostlyManager} />}
      </th>
      <td role="cell" className={styles.chart}>
        <DotPlot
          axis={levels}
          dots={groups.map((group) => ({
            mark: markByGroup[group],
            value: toChartValue(skill.cells[group]),
          }))}
          distance={computeDistance(skill)}
        />
      </td>
      {groups.map((group) => (
        <td key={group} role="cell" className={styles.number}>
          <span className={styles.cellLabel} aria-hidden="true">
            <GroupMark group={group} />
            {words.group(group)}
          </span>
          <MeanText of={skill} group={group} words={words} />
        </td>
      ))}
      <td role="cell" className={`${styles.number} ${styles.gap}`}>
        <span className={styles.cellLabel} aria-hidden="true">
          {views.gap}
        </span>
        {skill.gap ? (
          <span>
            {words.gap(skill.gap)}
            {skill.state === "inconclusive" && <small>{inconclusive}</small>}
          </span>
        ) : (
          <span>
            <span aria-hidden="true">—</span>
            <VisuallyHidden>{noGap}</VisuallyHidden>
          </span>
        )}
      </td>
    </tr>
  );
}
