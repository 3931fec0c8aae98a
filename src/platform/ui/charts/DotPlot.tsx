import { computeAxisShare, type ChartValue, type Range } from "#platform/chartGeometry.ts";
import styles from "./DotPlot.module.css";
import { getMarkColour, MarkShape, type MarkName } from "./Mark.tsx";

const margin = 3;
const lane = 14;

/** From where to where, and the numbers that are written. */
export interface Axis extends Range {
  ticks: readonly number[];
}

/** In percent of the width: the same places for the heading of the axis and for every row. */
const across = (value: number, axis: Range) => margin + computeAxisShare(value, axis) * (100 - 2 * margin);
const percent = (value: number, axis: Range) => `${across(value, axis)}%`;

/** The numbers of the axis, in the heading of the column of drawings. */
export const AxisNumbers = ({ axis }: { axis: Axis }) => (
  <span aria-hidden="true" className={styles.axis}>
    {axis.ticks.map((tick) => (
      <span key={tick} style={{ insetInlineStart: percent(tick, axis) }}>
        {tick}
      </span>
    ))}
  </span>
);

interface Dot {
  mark: MarkName;
  value: ChartValue | null;
}

interface DotPlotProps {
  axis: Axis;
  /** One lane each, in this order, so that marks never cover each other. */
  dots: readonly Dot[];
  /** A line between two values that are compared. */
  distance?: Range | null;
}

/** A row of a dot plot. Silent: it stands in a table whose next cells write the same numbers. */
export function DotPlot({ axis, dots, distance = null }: DotPlotProps) {
  const height = dots.length * lane + 6;
  const middle = height / 2;
  return (
    <svg aria-hidden="true" className={styles.dots} width="100%" height={height}>
      <line
        x1={percent(axis.from, axis)}
        x2={percent(axis.to, axis)}
        y1={middle}
        y2={middle}
        className={styles.grid}
      />
      {axis.ticks.map((tick) => (
        <line
          key={tick}
          x1={percent(tick, axis)}
          x2={percent(tick, axis)}
          y1="2"
          y2={height - 2}
          className={styles.grid}
        />
      ))}
      {distance && (
        <line
          x1={percent(distance.from, axis)}
          x2={percent(distance.to, axis)}
          y1={middle}
          y2={middle}
          className={styles.distance}
        />
      )}
      {dots.map(({ mark, value }, index) => (
        <Lane key={mark} axis={axis} mark={mark} value={value} y={3 + lane * (index + 0.5)} />
      ))}
    </svg>
  );
}

function Lane({ axis, mark, value, y }: Dot & { axis: Axis; y: number }) {
  if (!value) return null;
  if (value.form === "interval") {
    const [from, to] = [across(value.from, axis), across(value.to, axis)];
    return (
      <g stroke={getMarkColour(mark)} className={styles.band}>
        <rect x={`${from}%`} y={y - 4} width={`${to - from}%`} height="8" rx="3" />
        <line x1={`${from}%`} x2={`${to}%`} y1={y} y2={y} className={styles.hatches} />
      </g>
    );
  }
  return (
    <svg x={percent(value.value, axis)} y={y} overflow="visible">
      {value.end && (
        <path d={value.end === "high" ? "M10-4l4 4-4 4" : "M-10-4l-4 4 4 4"} className={styles.beyond} />
      )}
      <MarkShape mark={mark} />
    </svg>
  );
}
