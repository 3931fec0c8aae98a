import { ChartFigure, DisplayToggle, Legend, type Display } from "#platform/ui/charts/ChartFigure.tsx";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { RadarChart } from "#platform/ui/charts/RadarChart.tsx";
import type { Report } from "../../contract.ts";
import { levels, type Radar } from "../../rules/presentation.ts";
import { describeRings } from "../../rules/sections.ts";
import { describeClosest } from "../../rules/sentences.ts";
import type { ReportWords } from "../../rules/words.ts";
import { MeanText } from "./CellText.tsx";
import { markByGroup } from "./GroupMark.tsx";
import { ReportSection } from "./ReportSection.tsx";
import styles from "../report.module.css";

interface OverviewProps {
  id: string;
  radar: Radar;
  report: Report;
  words: ReportWords;
  display: Display;
  onDisplay: (display: Display) => void;
}

/** All skills in one shape, and their table. */
export function Overview({ id, radar, report, words, display, onDisplay }: OverviewProps) {
  const { overview, views } = words.texts;
  const groups = report.snapshot.groups.map(({ group }) => group);
  const drawn = radar.series.map(({ group }) => ({ mark: markByGroup[group], label: words.counted(group) }));
  const chart = (
    <>
      <Legend series={drawn} />
      <RadarChart
        axis={levels}
        corners={radar.skills.map(({ id: key, name }) => ({ key, name: words.translateName(name) }))}
        series={radar.series.map(({ group, values }) => ({
          mark: markByGroup[group],
          values,
          filled: group === "self",
        }))}
      />
      <p className={styles.quiet}>{describeRings(radar, report.snapshot, words)}</p>
    </>
  );
  const table = (
    <ChartTable
      caption={overview.caption}
      head={views.skill}
      columns={groups.map((group) => ({ key: group, label: words.group(group), mark: markByGroup[group] }))}
      rows={radar.skills.map((skill) => ({
        key: skill.id,
        header: words.translateName(skill.name),
        cells: groups.map((group) => <MeanText key={group} of={skill} group={group} words={words} />),
      }))}
    />
  );
  return (
    <ReportSection
      id={id}
      title={overview.title}
      action={<DisplayToggle label={overview.show} display={display} onDisplay={onDisplay} tableOnPhone />}
    >
      <div className={styles.overview}>
        <ChartFigure
          title={overview.title}
          finding={describeClosest(report.snapshot, words)}
          display={display}
          chart={chart}
          table={table}
          tableOnPhone
        />
      </div>
    </ReportSection>
  );
}
