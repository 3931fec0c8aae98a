import { computeAxisShare, computeSegments, type ChartValue, type Range } from "#platform/chartGeometry.ts";
import styles from "./Sparkline.module.css";

interface SparklineProps {
  /** In the order of the moments; null leaves a hole. */
  values: readonly (ChartValue | null)[];
  range: Range;
}

const [width, height, inset] = [132, 36, 5];

/** A small line without axis, beside the numbers that it draws: silent. A range is a bar, what is missing a gap. */
export function Sparkline({ values, range }: SparklineProps) {
  const last = Math.max(1, values.length - 1);
  const across = (index: number) => inset + (index / last) * (width - 2 * inset);
  const down = (value: number) => inset + (1 - computeAxisShare(value, range)) * (height - 2 * inset);
  const numbers = values.map((value) => (value?.form === "value" ? value.value : null));
  return (
    <svg aria-hidden="true" width={width} height={height} className={styles.sparkline}>
      {computeSegments(numbers).map(({ index, from, to }) => (
        <line key={index} x1={across(index)} y1={down(from)} x2={across(index + 1)} y2={down(to)} />
      ))}
      {values.map((value, index) => {
        if (!value) return null;
        const x = across(index);
        return value.form === "value" ? (
          <circle key={x} cx={x} cy={down(value.value)} r={index === values.length - 1 ? 4 : 2.5} />
        ) : (
          <rect
            key={x}
            x={x - 3}
            width={6}
            y={down(value.to)}
            height={Math.max(2, down(value.from) - down(value.to))}
            rx={2}
          />
        );
      })}
    </svg>
  );
}
