import type { ReactNode } from "react";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from "../tables/TableParts.tsx";
import styles from "./ChartTable.module.css";
import { Mark, type MarkName } from "./Mark.tsx";

interface ChartTableProps {
  /** What the table shows; read, not shown. */
  caption: string;
  /** The heading of the first column. */
  head: string;
  columns: readonly { key: string; label: string; mark?: MarkName }[];
  rows: readonly { key: string; header: ReactNode; cells: readonly ReactNode[] }[];
}

/** The numbers of a chart; on a phone each row becomes a list of series and values. */
export const ChartTable = ({ caption, head, columns, rows }: ChartTableProps) => (
  <Table className={styles.table}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <TableHead>
      <TableRow>
        <ColumnHeader>{head}</ColumnHeader>
        {columns.map(({ key, label }) => (
          <ColumnHeader key={key} className={styles.number}>
            {label}
          </ColumnHeader>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ key, header, cells }) => (
        <TableRow key={key}>
          <RowHeader>{header}</RowHeader>
          {columns.map(({ key: column, label, mark }, index) => (
            <Cell key={column} className={styles.number}>
              <span className={styles.cellLabel} aria-hidden="true">
                {mark && <Mark mark={mark} />}
                {label}
              </span>
              <span>{cells[index]}</span>
            </Cell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
