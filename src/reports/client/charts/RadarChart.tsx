import { outlineOf, placeOf, radarPoint, type Radar } from "../../rules/presentation.ts";
import type { ReportWords } from "../../rules/words.ts";
import { colourOf, dashesOf, MarkShape } from "./Mark.tsx";
import styles from "./charts.module.css";

const radius = 150;
/** The level 1 keeps a little room, so that its marks do not all meet in one point. */
const distanceOf = (value: number) => radius * (0.12 + 0.88 * placeOf(value));
const levels = [1, 2, 3, 4, 5];

/** At most about sixteen letters a line, cut between words. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 16) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Outlines from 1 to 5; silent: its table says the same. */
export function RadarChart({ radar, words }: { radar: Radar; words: ReportWords }) {
  const axes = radar.skills.length;
  const at = (axis: number, value: number) => radarPoint(axis, axes, distanceOf(value));
  return (
    <svg aria-hidden="true" viewBox="-320 -205 640 410" className={styles.radar}>
      {levels.map((level) => (
        <polygon
          key={level}
          points={radar.skills.map((_, axis) => Object.values(at(axis, level)).join()).join(" ")}
          className={styles.ring}
        />
      ))}
      {radar.skills.map((skill, axis) => (
        <Axis key={skill.id} axis={axis} axes={axes} lines={linesOf(words.nameOf(skill.name))} />
      ))}
      {radar.series.map(({ group, values }) => {
        const points = values.map((value, axis) => (value === null ? null : at(axis, value)));
        return (
          <g key={group}>
            {group === "self" && points.every((point) => point !== null) && (
              <polygon
                points={points.map((point) => `${point.x},${point.y}`).join(" ")}
                fill={colourOf(group)}
                opacity="0.1"
              />
            )}
            {outlineOf(values, at).map(({ from, to }) => (
              <line
                key={`${from.x} ${from.y} ${to.x} ${to.y}`}
                x1={from.x}
                y1={from.y}
                x2={to.x}
                y2={to.y}
                stroke={colourOf(group)}
                strokeWidth="2.4"
                strokeDasharray={dashesOf[group]}
              />
            ))}
            {radar.skills.map((skill, axis) => {
              const point = points[axis];
              return (
                point && (
                  <g key={skill.id} transform={`translate(${point.x} ${point.y}) scale(.82)`}>
                    <MarkShape group={group} />
                  </g>
                )
              );
            })}
          </g>
        );
      })}
      {levels.map((level) => (
        <text key={level} x="-13" y={-distanceOf(level) + 5} textAnchor="end" className={styles.level}>
          {level}
        </text>
      ))}
    </svg>
  );
}

function Axis({ axis, axes, lines }: { axis: number; axes: number; lines: readonly string[] }) {
  const end = radarPoint(axis, axes, distanceOf(5));
  const label = radarPoint(axis, axes, distanceOf(5) + 16);
  const side = Math.round(label.x);
  const rise = label.y < -120 ? lines.length - 1 : label.y > 120 ? 0 : (lines.length - 1) / 2;
  return (
    <>
      <line x2={end.x} y2={end.y} className={styles.ring} />
      <text
        x={label.x}
        y={label.y + 5 - rise * 18 + (label.y > 120 ? 6 : 0)}
        textAnchor={side > 4 ? "start" : side < -4 ? "end" : "middle"}
        className={styles.axisName}
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
