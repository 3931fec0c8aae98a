import type { ReactNode } from "react";
import styles from "./ChartFigure.module.css";
import type { Display } from "./DisplayToggle.tsx";
import { Mark, type MarkName } from "./Mark.tsx";

interface ChartFigureProps {
  /** What the figure shows: its accessible name. */
  title: string;
  /** In one sentence, what there is to see. */
  finding?: ReactNode;
  legend?: readonly { mark: MarkName; label: string }[];
  /** Silent (`aria-hidden`): the table says the same; what has keys of its own names itself. */
  chart: ReactNode;
  /** A ChartTable with every value of the drawing. */
  table: ReactNode;
  display: Display;
  /** The drawing would be too small on a phone: there the table stands in its place. */
  tableOnPhone?: boolean;
}

/**
 * A chart and its table. The table is always in the page: hidden from the eye only while the drawing is shown, and
 * printed after it.
 */
export function ChartFigure({
  title,
  finding,
  legend = [],
  chart,
  table,
  display,
  tableOnPhone = false,
}: ChartFigureProps) {
  const look = display === "chart" ? styles.showsChart : styles.showsTable;
  return (
    <figure
      className={`${styles.figure} ${look} ${tableOnPhone ? styles.tableOnPhone : ""}`}
      aria-label={title}
    >
      {finding && <figcaption className={styles.finding}>{finding}</figcaption>}
      {legend.length > 0 && <Legend series={legend} />}
      <div className={styles.drawing}>{chart}</div>
      <div className={styles.twin}>{table}</div>
    </figure>
  );
}

/** Which mark is whose. */
export const Legend = ({ series }: { series: readonly { mark: MarkName; label: string }[] }) => (
  <ul className={styles.legend}>
    {series.map(({ mark, label }) => (
      <li key={mark}>
        <Mark mark={mark} />
        {label}
      </li>
    ))}
  </ul>
);
