import type { ImportView } from "#imports/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Problem } from "../rules/rowValidation.ts";
import type { Arrangement } from "./arrangement.ts";
import { CellField } from "./CellField.tsx";
import styles from "./imports.module.css";
import { RowProblem } from "./RowProblem.tsx";

export interface RowsProps {
  rows: ImportView["rows"];
  arrangement: Arrangement;
  formatField: (field: string) => string;
  describeProblem: (problem: Problem) => string;
  onSave: (number: number, field: string, value: string) => void;
}

export function RowTable({
  rows,
  arrangement: { columns },
  formatField,
  describeProblem,
  onSave,
}: RowsProps) {
  const { verify } = useTexts("imports");
  const say = useSay();
  return (
    <div className={styles.scroll}>
      <table className={styles.rows}>
        <caption className={styles.onlyRead}>{verify.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{verify.row}</th>
            <th scope="col">{verify.state}</th>
            {columns.map(({ field }) => (
              <th key={field} scope="col">
                {formatField(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} className={row.state === "error" ? styles.wrongRow : undefined}>
              <th scope="row">{row.number}</th>
              <td className={styles.state}>
                {verify.states[row.state]}
                <RowProblem row={row} describeProblem={describeProblem} onSave={onSave} />
              </td>
              {columns.map(({ field, at }) => (
                <td key={field}>
                  <CellField
                    label={say(verify.cell, { column: formatField(field), row: row.number })}
                    stored={row.cells[at] ?? ""}
                    problem={row.problems?.[field] ? describeProblem(row.problems[field]) : null}
                    isMistake={row.state === "error"}
                    onSave={(value) => onSave(row.number, field, value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
