import { Explained } from "#analytics/client/explain/Explained.tsx";
import type { Cut, CutTrends } from "#analytics/contract/figures.ts";
import type { TrendReading } from "#analytics/rules/explain/explainTrend.ts";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import type { ChartValue } from "#platform/chartGeometry.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Sparkline } from "#platform/ui/charts/Sparkline.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { isWithoutChange } from "../../../rules/trendNotes.ts";
import styles from "./trends.module.css";

export interface TrendRow {
  measure: CutTrends["measures"][number];
  name: string;
  values: readonly (ChartValue | null)[];
  /** The last figure, as it is written. */
  last: string;
  reading: TrendReading;
  /** The change, as it is written; null where there is none. */
  change: string | null;
  sentence: string;
}

interface TrendChartProps {
  cut: Cut;
  asOf: string | null;
  kind: FigurePeriodKind;
  rows: readonly TrendRow[];
  /** Writes since when; null where it is the same for all, and said above. */
  since: ((start: string) => string) | null;
}

const range = { from: 1, to: 5 };

/** A line for each measure: how it has gone, its last figure, and what the change is. */
export function TrendChart({ cut, asOf, kind, rows, since }: TrendChartProps) {
  const { trend: texts } = useTexts("board");
  return (
    <table className={styles.trends}>
      <caption className="for-screen-readers">{texts.title}</caption>
      <thead className="for-screen-readers">
        <tr>
          <th scope="col">{texts.measure}</th>
          <th scope="col">{texts.periods}</th>
          <th scope="col">{texts.value}</th>
          <th scope="col">{texts.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.measure.key}>
            <th scope="row">{row.name}</th>
            <td>
              <Sparkline values={row.values} range={range} />
            </td>
            <td className={styles.last}>
              <Explained
                figure={{
                  kind: "cut",
                  cut,
                  measure: row.measure,
                  cell: row.measure.cells.at(-1)?.cell ?? { form: "masked" },
                  asOf,
                }}
              >
                {row.last}
              </Explained>
            </td>
            <td className={styles.change}>
              <Change cut={cut} kind={kind} row={row} since={since} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChangeProps extends Pick<TrendChartProps, "cut" | "kind" | "since"> {
  row: TrendRow;
}

/** Noise is a tag: what it means stands once under the table; beyond it, the change is said in a sentence. */
function Change({ cut, kind, row: { measure, reading, change, sentence }, since }: ChangeProps) {
  const { trend: texts } = useTexts("board");
  if (reading.kind !== "change") return <span className={styles.words}>{sentence}</span>;
  const { state, noise } = reading;
  return (
    <>
      <b>
        <Explained figure={{ kind: "change", cut, measure, reading, periodKind: kind }}>
          {isWithoutChange(reading) ? texts.without : change}
        </Explained>
      </b>{" "}
      {state === "noise" && noise && !isWithoutChange(reading) && (
        <span className={styles.tag} {...tooltip(sentence)}>
          {texts.tag}
        </span>
      )}{" "}
      {since && <span className={styles.words}>{since(reading.past.start)}</span>}
      {state !== "noise" && <span className={styles.sentence}>{sentence}</span>}
    </>
  );
}
