import { splitLines, computeOutline, radarPoint, computeAxisShare } from "#platform/chartGeometry.ts";
import styles from "./RadarChart.module.css";
import type { Axis } from "./DotPlot.tsx";
import { getMarkColour, dashesByMark, MarkShape, type MarkName } from "./Mark.tsx";

const radius = 150;

interface RadarChartProps {
  axis: Axis;
  /** One for each corner, from the top and clockwise: three to eight. */
  corners: readonly { key: string; name: string }[];
  /** Values in the order of the corners; null leaves a hole. */
  series: readonly { mark: MarkName; values: readonly (number | null)[]; filled?: boolean }[];
}

/** Outlines on axes that leave from one centre. Silent: the table of its ChartFigure says the same. */
export function RadarChart({ axis, corners, series }: RadarChartProps) {
  /** The start of the axis keeps a little room, so that its marks do not all meet in one point. */
  const computeDistance = (value: number) => radius * (0.12 + 0.88 * computeAxisShare(value, axis));
  const at = (corner: number, value: number) => radarPoint(corner, corners.length, computeDistance(value));
  const ringAt = (value: number) =>
    corners.map((_, corner) => Object.values(at(corner, value)).join()).join(" ");
  return (
    <svg aria-hidden="true" viewBox="-320 -205 640 410" className={styles.radar}>
      {axis.ticks.map((tick) => (
        <polygon key={tick} points={ringAt(tick)} className={styles.ring} />
      ))}
      {corners.map(({ key, name }, corner) => (
        <Corner key={key} corner={corner} corners={corners.length} name={name} />
      ))}
      {series.map(({ mark, values, filled }) => {
        const points = values.map((value, corner) => (value === null ? null : at(corner, value)));
        return (
          <g key={mark}>
            {filled && points.every((point) => point !== null) && (
              <polygon
                points={points.map((point) => `${point.x},${point.y}`).join(" ")}
                fill={getMarkColour(mark)}
                opacity="0.1"
              />
            )}
            {computeOutline(values, at).map(({ from, to }) => (
              <line
                key={`${from.x} ${from.y} ${to.x} ${to.y}`}
                x1={from.x}
                y1={from.y}
                x2={to.x}
                y2={to.y}
                stroke={getMarkColour(mark)}
                strokeWidth="2.4"
                strokeDasharray={dashesByMark[mark]}
              />
            ))}
            {corners.map(({ key }, corner) => {
              const point = points[corner];
              return (
                point && (
                  <g key={key} transform={`translate(${point.x} ${point.y}) scale(.82)`}>
                    <MarkShape mark={mark} />
                  </g>
                )
              );
            })}
          </g>
        );
      })}
      {axis.ticks.map((tick) => (
        <text key={tick} x="-13" y={-computeDistance(tick) + 5} textAnchor="end" className={styles.level}>
          {tick}
        </text>
      ))}
    </svg>
  );
}

function Corner({ corner, corners, name }: { corner: number; corners: number; name: string }) {
  const end = radarPoint(corner, corners, radius);
  const label = radarPoint(corner, corners, radius + 16);
  const lines = splitLines(name);
  const side = Math.round(label.x);
  const rise = label.y < -120 ? lines.length - 1 : label.y > 120 ? 0 : (lines.length - 1) / 2;
  return (
    <>
      <line x2={end.x} y2={end.y} className={styles.ring} />
      <text
        x={label.x}
        y={label.y + 5 - rise * 18 + (label.y > 120 ? 6 : 0)}
        textAnchor={side > 4 ? "start" : side < -4 ? "end" : "middle"}
        className={styles.cornerName}
      >
        {lines.map((line, index) => (
          <tspan key={line} x={label.x} dy={index === 0 ? 0 : 18}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
