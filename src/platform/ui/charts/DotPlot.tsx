import { computeAxisShare, type ChartValue, type Range } from "#platform/chartGeometry.ts";
import styles from "./DotPlot.module.css";
import { getMarkColour, MarkShape, type MarkName } from "./Mark.tsx";

const margin = 3;

/** Lanes as far apart as the height allows, and marks that fit in them. */
function computeSizes(lanes: number, height: number | undefined) {
  if (height === undefined) return { height: lanes * 14 + 6, lane: 14, scale: 1 };
  const lane = Math.min(14, height / 3.15, (height - 7.2) / Math.max(1, lanes - 1));
  // In few pixels marks stay legible, and their lanes may touch.
  return { height, lane, scale: Math.max(lane / 14, Math.min(0.62, lane / 10.8)) };
}

/** From where to where, and the numbers that are written. */
export interface Axis extends Range {
  ticks: readonly number[];
}

/** In percent of the width: the same places for the heading of the axis and for every row. */
const across = (value: number, axis: Range) => margin + computeAxisShare(value, axis) * (100 - 2 * margin);
/** Where a value stands on the axis, for what is laid out under it. */
export const placeOnAxis = (value: number, axis: Range) => `${across(value, axis)}%`;

/** The numbers of the axis, in the heading of the column of drawings. */
export const AxisNumbers = ({ axis }: { axis: Axis }) => (
  <span aria-hidden="true" className={styles.axis}>
    {axis.ticks.map((tick) => (
      <span key={tick} style={{ insetInlineStart: placeOnAxis(tick, axis) }}>
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
  /** A line between the values of the first two lanes, which are compared. */
  distance?: Range | null;
  /** In pixels, whatever stands in it; else as tall as its lanes. */
  height?: number;
}

/** A row of a dot plot. Silent: it stands in a table whose next cells write the same numbers. */
export function DotPlot({ axis, dots, distance = null, height: given }: DotPlotProps) {
  const { height, lane, scale } = computeSizes(dots.length, given);
  // In percent, so that a style sheet may draw the same in more room.
  const getLane = (index: number) => `${50 + (100 * lane * (index - (dots.length - 1) / 2)) / height}%`;
  return (
    <svg aria-hidden="true" className={styles.dots} width="100%" height={height}>
      <line
        x1={placeOnAxis(axis.from, axis)}
        x2={placeOnAxis(axis.to, axis)}
        y1="50%"
        y2="50%"
        className={styles.grid}
      />
      {axis.ticks.map((tick) => (
        <line
          key={tick}
          x1={placeOnAxis(tick, axis)}
          x2={placeOnAxis(tick, axis)}
          y1="6%"
          y2="94%"
          className={styles.grid}
        />
      ))}
      {distance && (
        <line
          x1={placeOnAxis(distance.from, axis)}
          x2={placeOnAxis(distance.to, axis)}
          y1={getLane(0.5)}
          y2={getLane(0.5)}
          className={styles.distance}
        />
      )}
      {dots.map(({ mark, value }, index) => (
        <Lane key={mark} axis={axis} mark={mark} value={value} y={getLane(index)} scale={scale} />
      ))}
    </svg>
  );
}

function Lane({ axis, mark, value, y, scale }: Dot & { axis: Axis; y: string; scale: number }) {
  if (!value) return null;
  if (value.form === "interval") {
    const [from, to] = [across(value.from, axis), across(value.to, axis)];
    return (
      <svg y={y} overflow="visible" stroke={getMarkColour(mark)} className={styles.band}>
        <rect x={`${from}%`} y={-4 * scale} width={`${to - from}%`} height={8 * scale} rx="3" />
        <line
          x1={`${from}%`}
          x2={`${to}%`}
          y1="0"
          y2="0"
          className={styles.hatches}
          strokeWidth={7 * scale}
        />
      </svg>
    );
  }
  return (
    <svg x={placeOnAxis(value.value, axis)} y={y} overflow="visible">
      <g transform={`scale(${scale})`}>
        {value.end && (
          <path d={value.end === "high" ? "M10-4l4 4-4 4" : "M-10-4l-4 4 4 4"} className={styles.beyond} />
        )}
        <MarkShape mark={mark} />
      </g>
    </svg>
  );
}
