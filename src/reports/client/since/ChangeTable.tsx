// The roles are spelled out on purpose: a phone stacks the rows, and a table without its display loses them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { AxisNumbers } from "#platform/ui/charts/DotPlot.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
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
  <table role="table" className={styles.table}>
    <caption>
      <VisuallyHidden>{since.caption}</VisuallyHidden>
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          {since.texts.topic}
        </th>
        <th role="columnheader" scope="col" className={styles.chart}>
          <VisuallyHidden>{since.texts.chart}</VisuallyHidden>
          <AxisNumbers axis={levels} />
        </th>
        <th role="columnheader" scope="col">
          {since.views}
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => {
        const changes = listChanges(row);
        return (
          <tr key={`${row.kind} ${row.id}`} role="row">
            <th role="rowheader" scope="row">
              {since.topic(row)}
            </th>
            <td role="cell" className={styles.chart}>
              <ChangeStrip changes={changes} />
              <span className={styles.axisOnPhone}>
                <AxisNumbers axis={levels} />
              </span>
            </td>
            <td role="cell">
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
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
