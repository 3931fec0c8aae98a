import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { columnsOfCard } from "./arrangement.ts";
import { CellField } from "./CellField.tsx";
import styles from "./imports.module.css";
import { RowProblem } from "./RowProblem.tsx";
import type { RowsProps } from "./RowTable.tsx";

/** Each row as a card: whose it is, and what is wrong; the rest of it on demand. */
export function RowCards({ rows, ...others }: RowsProps) {
  const { verify } = useTexts("imports");
  return (
    <ul className={styles.cards} aria-label={verify.caption}>
      {rows.map((row) => (
        <RowCard key={row.number} row={row} {...others} />
      ))}
    </ul>
  );
}

interface RowCardProps extends Omit<RowsProps, "rows"> {
  row: RowsProps["rows"][number];
}

function RowCard({ row, arrangement, formatField, describeProblem, onSave }: RowCardProps) {
  const { verify } = useTexts("imports");
  const say = useSay();
  const [isExpanded, setIsExpanded] = useState(false);
  const [first] = arrangement.columns;
  const columns = isExpanded ? arrangement.columns : columnsOfCard(row, arrangement);
  const isSaid = columns.some(({ field }) => field === first?.field);
  return (
    <li className={row.state === "error" ? styles.wrongRow : undefined}>
      <div className={styles.cardHead}>
        <strong>{say(verify.rowNumber, { row: row.number })}</strong>
        <span className={styles.cardState}>{verify.states[row.state]}</span>
      </div>
      {first && !isSaid && <div className={styles.whose}>{row.cells[first.at]}</div>}
      <RowProblem row={row} describeProblem={describeProblem} onSave={onSave} />
      <div className={styles.cardFields}>
        {columns.map(({ field, at }) => (
          <div key={field}>
            <span aria-hidden="true" className={styles.cardLabel}>
              {formatField(field)}
            </span>
            <CellField
              label={say(verify.cell, { column: formatField(field), row: row.number })}
              stored={row.cells[at] ?? ""}
              problem={row.problems?.[field] ? describeProblem(row.problems[field]) : null}
              isMistake={row.state === "error"}
              onSave={(value) => onSave(row.number, field, value)}
            />
          </div>
        ))}
      </div>
      <Button
        size="small"
        expanded={isExpanded}
        accessibleName={`${isExpanded ? verify.lessOfRow : verify.wholeRow} ${row.number}`}
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {isExpanded ? verify.lessOfRow : verify.wholeRow}
      </Button>
    </li>
  );
}
