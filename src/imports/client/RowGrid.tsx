import { useId, useState } from "react";
import type { ImportView } from "#imports/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { Row } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { Problem } from "../rules/verdict.ts";
import styles from "./imports.module.css";
import type { ImportScreenKind } from "./kind.ts";

type ShownRow = ImportView["rows"][number];
interface Cell {
  number: number;
  field: string;
  value: string;
}

interface RowGridProps {
  kind: ImportScreenKind;
  view: ImportView;
  show: "all" | "error" | "duplicate";
  page: number;
  limit: number;
  onPage: (page: number) => void;
  correct: (cell: Cell) => Promise<ImportView>;
  onCorrected: (view: ImportView) => void;
}

/** Rows of the file, each cell of which can be corrected: leaving a cell saves it, and all rows are judged again. */
export function RowGrid({ kind, view, show, page, limit, onPage, correct, onCorrected }: RowGridProps) {
  const { verify } = useTexts("imports");
  const say = useSay();
  const columns = columnsOf(view);
  const nameOf = (field: string) => kind.texts.columns[field] ?? field;
  const wordsOf = (problem: Problem) =>
    say(kind.texts.problems[problem.code] ?? problem.code, problem.values ?? {});
  const save = useAction({
    run: correct,
    isRepeatable: true,
    onSuccess: (now, { number }) => {
      onCorrected(now);
      const row = now.rows.find((one) => one.number === number);
      const [first] = row?.state === "error" ? Object.values(row.problems ?? {}) : [];
      announce(
        first
          ? say(verify.stillWrong, { row: number, problem: wordsOf(first) })
          : say(verify.corrected, { row: number }),
      );
    },
  });
  if (view.rows.length === 0) return <p>{show === "error" ? verify.nothingLeft : verify.none}</p>;
  const from = page * limit;
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.rows}>
          <caption className={styles.onlyRead}>{verify.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{verify.row}</th>
              <th scope="col">{verify.state}</th>
              {columns.map(({ field }) => (
                <th key={field} scope="col">
                  {nameOf(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <tr key={row.number} className={row.state === "error" ? styles.wrongRow : undefined}>
                <th scope="row">{row.number}</th>
                <td className={styles.state}>
                  {verify.states[row.state]}
                  {row.problems?.["row"] && (
                    <>
                      <span className={styles.problem}>{wordsOf(row.problems["row"])}</span>
                      <Button
                        size="small"
                        onClick={() => void save.run({ number: row.number, field: "row", value: "" })}
                      >
                        {verify.removeMore}
                      </Button>
                    </>
                  )}
                </td>
                {columns.map(({ field, at }) => (
                  <td key={field}>
                    <CellField
                      // What was saved, or changed by another cell, is what is shown.
                      key={row.cells[at]}
                      label={say(verify.cell, { column: nameOf(field), row: row.number })}
                      stored={row.cells[at] ?? ""}
                      problem={problemOf(row, field, wordsOf)}
                      isMistake={row.state === "error"}
                      onSave={(value) => void save.run({ number: row.number, field, value })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.shownCount > limit && show !== "all" && (
        <Row>
          <Button size="small" off={page === 0} onClick={() => onPage(page - 1)}>
            {verify.previous}
          </Button>
          <span>
            {say(verify.range, { from: from + 1, to: from + view.rows.length, total: view.shownCount })}
          </span>
          <Button
            size="small"
            off={from + view.rows.length >= view.shownCount}
            onClick={() => onPage(page + 1)}
          >
            {verify.next}
          </Button>
        </Row>
      )}
    </>
  );
}

/** Those with mistakes come first, beside what says of whom or what the row is. */
function columnsOf({ mapping, rows }: ImportView) {
  const columns = mapping.flatMap((field, at) => (field === null ? [] : [{ field, at }]));
  const [first, ...others] = columns;
  const isWrong = ({ field }: { field: string }) =>
    rows.some(({ state, problems }) => state === "error" && problems?.[field]);
  return [...(first ? [first] : []), ...others.filter(isWrong), ...others.filter((one) => !isWrong(one))];
}

const problemOf = ({ problems }: ShownRow, field: string, wordsOf: (problem: Problem) => string) => {
  const problem = problems?.[field];
  return problem ? wordsOf(problem) : null;
};

interface CellFieldProps {
  label: string;
  stored: string;
  problem: string | null;
  isMistake: boolean;
  onSave: (value: string) => void;
}

function CellField({ label, stored, problem, isMistake, onSave }: CellFieldProps) {
  const id = useId();
  const [value, setValue] = useState(stored);
  const leave = () => {
    if (value.trim() !== stored) onSave(value.trim());
  };
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={problem && isMistake ? true : undefined}
        aria-describedby={problem ? id : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "Enter") leave();
          if (event.key === "Escape") setValue(stored);
        }}
      />
      {problem && (
        <span id={id} className={isMistake ? styles.problem : styles.remark}>
          {problem}
        </span>
      )}
    </>
  );
}
