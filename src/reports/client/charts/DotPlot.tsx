import type { Group, GroupMeans, SkillResult } from "#disclosure/contract.ts";
import { distanceOf, placeOf } from "../../rules/presentation.ts";
import { colourOf, MarkShape } from "./Mark.tsx";
import styles from "./charts.module.css";

const margin = 3;
/** The same places for the heading of the axis and for every row. */
const across = (value: number) => `${margin + placeOf(value) * (100 - 2 * margin)}%`;
const levels = [1, 2, 3, 4, 5];
const lane = 14;

export const AxisNumbers = () => (
  <span aria-hidden="true" className={styles.axis}>
    {levels.map((level) => (
      <span key={level} style={{ insetInlineStart: across(level) }}>
        {level}
      </span>
    ))}
  </span>
);

interface DotPlotProps {
  groups: readonly Group[];
  skill: Pick<SkillResult, "cells" | "others">;
}

/** One lane per group, so that marks never cover each other; the line goes from self to the others. */
export function DotPlot({ groups, skill }: DotPlotProps) {
  const height = groups.length * lane + 6;
  const middle = height / 2;
  const distance = distanceOf(skill);
  return (
    <svg aria-hidden="true" className={styles.dots} width="100%" height={height}>
      <line x1={across(1)} x2={across(5)} y1={middle} y2={middle} className={styles.grid} />
      {levels.map((level) => (
        <line
          key={level}
          x1={across(level)}
          x2={across(level)}
          y1="2"
          y2={height - 2}
          className={styles.grid}
        />
      ))}
      {distance && (
        <line
          x1={across(distance.from)}
          x2={across(distance.to)}
          y1={middle}
          y2={middle}
          className={styles.distance}
        />
      )}
      {groups.map((group, index) => (
        <Lane key={group} group={group} cells={skill.cells} y={3 + lane * (index + 0.5)} />
      ))}
    </svg>
  );
}

function Lane({ group, cells, y }: { group: Group; cells: GroupMeans; y: number }) {
  const cell = cells[group];
  if (!cell || cell.form === "masked") return null;
  if (cell.form === "interval")
    return (
      <line
        x1={across(cell.from)}
        x2={across(cell.to)}
        y1={y}
        y2={y}
        stroke={colourOf(group)}
        className={styles.band}
      />
    );
  return (
    <svg x={across(cell.value)} y={y} overflow="visible">
      {cell.end && (
        <path d={cell.end === "high" ? "M10-4l4 4-4 4" : "M-10-4l-4 4 4 4"} className={styles.beyond} />
      )}
      <MarkShape group={group} />
    </svg>
  );
}
