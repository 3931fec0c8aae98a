import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { computeSegments, computeAxisShare, type ChartValue } from "#platform/chartGeometry.ts";
import styles from "./LineChart.module.css";
import type { Axis } from "./DotPlot.tsx";
import { getMarkColour, dashesByMark, Mark, MarkShape, type MarkName } from "./Mark.tsx";
import { useChartTexts } from "./useChartTexts.ts";

const height = 200;
/** Room above and below, for marks at the ends of the axis. */
const inset = 12;

interface LineSeries {
  mark: MarkName;
  label: string;
  /** In the order of the moments; null leaves a hole. */
  values: readonly (ChartValue | null)[];
}

interface LineChartProps {
  /** What one looks through with the arrows: « Moments », the name of the chart. */
  label: string;
  axis: Axis;
  moments: readonly { key: string; label: string }[];
  series: readonly LineSeries[];
  /** How a value is written. */
  say: (value: ChartValue) => string;
}

/**
 * Values over time. One moment is inspected, first the last one: under a pointer, or with the arrows, Home and End
 * (a slider, as assistive technologies know it). Its values are written under the drawing.
 */
export function LineChart({ label, axis, moments, series, say }: LineChartProps) {
  const texts = useChartTexts();
  const [chosen, setChosen] = useState(moments.length - 1);
  const last = moments.length - 1;
  const across = (index: number) => `${last === 0 ? 50 : (index / last) * 100}%`;
  const down = (value: number) => inset + (1 - computeAxisShare(value, axis)) * (height - 2 * inset);
  const formatValue = (value: ChartValue | null | undefined) => (value ? say(value) : texts.noValue);
  const read = series.map(({ label: name, values }) => `${name} ${formatValue(values[chosen])}`).join(", ");

  const press = (event: KeyboardEvent) => {
    const next = { ArrowLeft: chosen - 1, ArrowRight: chosen + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(Math.min(last, Math.max(0, Math.round(((event.clientX - left) / width) * last))));
  };

  return (
    <div>
      <div className={styles.frame}>
        <span aria-hidden="true" className={styles.numbers} style={{ blockSize: height }}>
          {axis.ticks.map((tick) => (
            <span key={tick} style={{ insetBlockStart: down(tick) }}>
              {String(tick).replace("-", "−")}
            </span>
          ))}
        </span>
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={chosen}
          aria-valuetext={`${moments[chosen]?.label}, ${read}`}
          className={styles.slider}
          onKeyDown={press}
          onPointerDown={point}
          onPointerMove={point}
        >
          <svg aria-hidden="true" width="100%" height={height} className={styles.drawing}>
            {axis.ticks.map((tick) => (
              <line key={tick} x1="0" x2="100%" y1={down(tick)} y2={down(tick)} className={styles.grid} />
            ))}
            <line x1={across(chosen)} x2={across(chosen)} y1="0" y2={height} className={styles.cursor} />
            {series.map(({ mark, values }) => (
              <Line key={mark} mark={mark} values={values} across={across} down={down} />
            ))}
          </svg>
        </div>
        <span aria-hidden="true" className={styles.moments}>
          <span>{moments[0]?.label}</span>
          {last > 0 && <span>{moments[last]?.label}</span>}
        </span>
      </div>
      <p className={styles.reading} aria-hidden="true">
        <strong>{moments[chosen]?.label}</strong>
        {series.map(({ mark, label: name, values }) => (
          <span key={mark}>
            <Mark mark={mark} />
            {name} <b>{formatValue(values[chosen])}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

interface LineProps {
  mark: MarkName;
  values: readonly (ChartValue | null)[];
  across: (index: number) => string;
  down: (value: number) => number;
}

/** Its numbers, joined; a range stands by itself, hatched. */
function Line({ mark, values, across, down }: LineProps) {
  const numbers = values.map((value) => (value?.form === "value" ? value.value : null));
  return (
    <g>
      {computeSegments(numbers).map(({ index, from, to }) => (
        <line
          key={index}
          x1={across(index)}
          y1={down(from)}
          x2={across(index + 1)}
          y2={down(to)}
          stroke={getMarkColour(mark)}
          strokeWidth="2.4"
          strokeDasharray={dashesByMark[mark]}
        />
      ))}
      {values.map((value, index) => {
        if (!value) return null;
        const key = across(index);
        if (value.form === "value")
          return (
            <svg key={key} x={across(index)} y={down(value.value)} overflow="visible">
              <MarkShape mark={mark} />
            </svg>
          );
        const [top, bottom] = [down(value.to), down(value.from)];
        return (
          <svg key={key} x={across(index)} y={top} overflow="visible">
            <g stroke={getMarkColour(mark)} className={styles.band}>
              <rect x="-5" width="10" height={bottom - top} rx="3" />
              <line y2={bottom - top} className={styles.hatches} />
            </g>
          </svg>
        );
      })}
    </g>
  );
}
