import { getMarkColour, MarkShape } from "#platform/ui/charts/Mark.tsx";
import type { Change, ComparedFigure } from "../../contract/since.ts";
import { levels, toAxisPosition } from "../../rules/presentation.ts";
import type { ComparedColumn } from "../../vocabulary/since.ts";
import { markByLane } from "../parts/GroupMark.tsx";
import styles from "./since.module.css";

const lane = 18;
const margin = 3;

const across = (value: number) => margin + toAxisPosition(value) * (100 - 2 * margin);

const getColour = (column: ComparedColumn) => getMarkColour(markByLane[column]);

export const ColumnMark = ({ column }: { column: ComparedColumn }) => (
  <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true" className={styles.mark}>
    <MarkShape mark={markByLane[column]} />
  </svg>
);

/** Where a figure stands: its number, or the middle of its range. */
const findCentre = (figure: ComparedFigure) =>
  figure.form === "value" ? figure.value : (figure.from + figure.to) / 2;

/**
 * A lane for each view: hollow where it was, full where it is, joined by a line. Silent: the words beside it say the
 * same.
 */
export function ChangeStrip({ changes }: { changes: readonly { column: ComparedColumn; change: Change }[] }) {
  const height = changes.length * lane + 4;
  return (
    <svg aria-hidden="true" className={styles.strip} width="100%" height={height}>
      {levels.ticks.map((tick) => (
        <line
          key={tick}
          x1={`${across(tick)}%`}
          x2={`${across(tick)}%`}
          y1="0"
          y2={height}
          className={styles.grid}
        />
      ))}
      {changes.map(({ column, change: { past, now } }, index) => {
        const y = 2 + lane * (index + 0.5);
        return (
          <g key={column} stroke={getColour(column)}>
            <line
              x1={`${across(findCentre(past))}%`}
              x2={`${across(findCentre(now))}%`}
              y1={y}
              y2={y}
              className={styles.way}
            />
            <Figure column={column} figure={past} y={y} when="past" />
            <Figure column={column} figure={now} y={y} when="now" />
          </g>
        );
      })}
    </svg>
  );
}

interface FigureProps {
  column: ComparedColumn;
  figure: ComparedFigure;
  y: number;
  when: "past" | "now";
}

function Figure({ column, figure, y, when }: FigureProps) {
  if (figure.form !== "value") {
    const [from, to] = [across(figure.from), across(figure.to)];
    return (
      <g className={styles[when]}>
        <rect x={`${from}%`} y={y - 4} width={`${to - from}%`} height="8" rx="3" className={styles.range} />
        {when === "now" && <line x1={`${from}%`} x2={`${to}%`} y1={y} y2={y} className={styles.hatches} />}
      </g>
    );
  }
  return (
    <svg x={`${across(figure.value)}%`} y={y} overflow="visible">
      {figure.end && (
        <path d={figure.end === "high" ? "M10-4l4 4-4 4" : "M-10-4l-4 4 4 4"} className={styles.beyond} />
      )}
      <g className={styles[when]} style={{ color: getColour(column) }}>
        <MarkShape mark={markByLane[column]} />
        {/* Hollow by itself, a ring is filled where it is full. */}
        {column === "others" && when === "now" && <circle r="4" fill="currentColor" stroke="none" />}
      </g>
    </svg>
  );
}
