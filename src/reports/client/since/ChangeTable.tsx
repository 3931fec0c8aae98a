import { AxisNumbers } from "#platform/ui/charts/DotPlot.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from "#platform/ui/tables/TableParts.tsx";
import type { Since } from "../../contract/since.ts";
import { levels } from "../../rules/presentation.ts";
import { listChanges, type SinceWords } from "../../rules/since/words.ts";
import { Explained } from "../parts/Explained.tsx";
import { ChangeStrip, ColumnMark } from "./ChangeStrip.tsx";
import styles from "./since.module.css";

/** A row for each skill that both reports ask alike: then and now of each view, drawn and in words. */
export const ChangeTable = ({
  comparison: { rows, earlier },
  since,
}: {
  comparison: Since;
  since: SinceWords;
}) => (
  <Table className={styles.table}>
    <caption>
      <VisuallyHidden>{since.caption}</VisuallyHidden>
    </caption>
    <TableHead>
      <TableRow>
        <ColumnHeader>{since.texts.topic}</ColumnHeader>
        <ColumnHeader className={styles.chart}>
          <VisuallyHidden>{since.texts.chart}</VisuallyHidden>
          <AxisNumbers axis={levels} />
        </ColumnHeader>
        <ColumnHeader>{since.views}</ColumnHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row) => {
        const changes = listChanges(row);
        return (
          <TableRow key={`${row.kind} ${row.id}`}>
            <RowHeader>{since.topic(row)}</RowHeader>
            <Cell className={styles.chart}>
              <ChangeStrip changes={changes} />
              <span className={styles.axisOnPhone}>
                <AxisNumbers axis={levels} />
              </span>
            </Cell>
            <Cell>
              <ul className={styles.changes}>
                {changes.map(({ column, change }) => (
                  <li key={column}>
                    <ColumnMark column={column} />
                    <span className={styles.who}>{since.column(column)}</span>
                    <span className={styles.figures} aria-hidden="true">
                      {since.figure(change.past)} → {since.figure(change.now)}
                    </span>
                    <VisuallyHidden>{since.spoken(change)}</VisuallyHidden>
                    <span data-state={change.state} className={styles.words}>
                      <Explained figure={{ kind: "change", row, column, earlier }}>
                        {since.change(change)}
                      </Explained>
                    </span>
                    {change.questions && <small className={styles.basis}>{since.basis(change)}</small>}
                  </li>
                ))}
              </ul>
            </Cell>
          </TableRow>
        );
      })}
    </TableBody>
  </Table>
);
