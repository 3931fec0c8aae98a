import type { ReactNode } from "react";
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from "../tables/TableParts.tsx";
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

/**
 * Bars in a table: the number stands beside each, so the chart is its own table. The bars have a column of their own,
 * so that all of one table are drawn on one scale, whatever their numbers and names are.
 */
export const BarTable = ({ caption, head, valueHead, mark, rows }: BarTableProps) => (
  <Table className={styles.table}>
    <caption>
      {mark && <Mark mark={mark} />} {caption}
    </caption>
    <TableHead className="for-screen-readers">
      <TableRow>
        <ColumnHeader>{head}</ColumnHeader>
        <ColumnHeader>{valueHead}</ColumnHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ key, label, value, share, to }) => (
        <TableRow key={key}>
          <RowHeader>{label}</RowHeader>
          <Cell>
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
            <span className={styles.value}>{value}</span>
          </Cell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
