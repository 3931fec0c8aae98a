// The roles are spelled out on purpose: a phone stacks the rows, and a table without its display loses them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from "react";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
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
  <table role="table" className={styles.table}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          {head}
        </th>
        {columns.map(({ key, label }) => (
          <th key={key} role="columnheader" scope="col" className={styles.number}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(({ key, header, cells }) => (
        <tr role="row" key={key}>
          <th role="rowheader" scope="row">
            {header}
          </th>
          {columns.map(({ key: column, label, mark }, index) => (
            <td key={column} role="cell" className={styles.number}>
              <span className={styles.cellLabel} aria-hidden="true">
                {mark && <Mark mark={mark} />}
                {label}
              </span>
              <span>{cells[index]}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
