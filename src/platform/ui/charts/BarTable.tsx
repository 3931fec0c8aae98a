import type { ReactNode } from "react";
import styles from "./BarTable.module.css";
import { getMarkColour, Mark, type MarkName } from "./Mark.tsx";

interface BarTableProps {
  caption: ReactNode;
  /** The headings of the two columns: read, not shown. */
  head: string;
  valueHead: string;
  /** Whose bars they are; without it, those of the brand. */
  mark?: MarkName;
  /** `share`: how long the bar is, from 0 to 1, and `to` where what is known ends; `value`: what is written beside it. */
  rows: readonly { key: string; label: string; value: ReactNode; share: number; to?: number }[];
}

/** Bars in a table: the number stands beside each, so the chart is its own table. */
export const BarTable = ({ caption, head, valueHead, mark, rows }: BarTableProps) => (
  <table className={styles.table}>
    <caption>
      {mark && <Mark mark={mark} />} {caption}
    </caption>
    <thead className="for-screen-readers">
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">{valueHead}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, label, value, share, to }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td>
            <span className={styles.value}>
              <span aria-hidden="true" className={styles.room}>
                <span
                  className={styles.bar}
                  style={{
                    inlineSize: `${share * 100}%`,
                    background: mark ? getMarkColour(mark) : "var(--primary)",
                  }}
                />
                {to !== undefined && (
                  <span className={styles.rest} style={{ inlineSize: `${(to - share) * 100}%` }} />
                )}
              </span>
              {value}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
