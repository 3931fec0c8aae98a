import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from "react";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import styles from "./NumberGrid.module.css";
import { cellsIn, keepDigits, pastedInto, placeAfter } from "./gridRules.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export interface NumberRow<Column extends string> {
  key: string;
  /** Of its first cell, to bring the focus to it. */
  id?: string;
  name: string;
  /** What stands before the cells, where it is more than the name. */
  header?: ReactNode;
  values: Readonly<Record<Column, string>>;
  /** The values are those of another row, shown faintly until one types here. */
  isInherited?: boolean;
  isNested?: boolean;
  total: { text: string; isWrong: boolean };
  action?: ReactNode;
}

/** Whole rows; null where one goes back to what it inherits. */
type Changes<Column extends string> = ReadonlyMap<string, Readonly<Record<Column, string>> | null>;

interface NumberGridProps<Column extends string> {
  /** What the grid holds; read, not shown. */
  caption: string;
  rowHeader: string;
  totalHeader: string;
  columns: readonly { key: Column; header: string }[];
  rows: readonly NumberRow<Column>[];
  onChange: (changes: Changes<Column>) => void;
  /** Takes the last change back. */
  onUndo: () => void;
}

/**
 * Whole numbers in rows and columns with a total for each row. Arrows walk the cells, Enter goes down, Escape gives back
 * what a cell held, Ctrl D takes the cell above, Ctrl Z undoes; cells of a spreadsheet are pasted from here on. On a phone
 * each row is a small form.
 */
export function NumberGrid<Column extends string>(props: NumberGridProps<Column>) {
  const { caption, rowHeader, totalHeader, columns, rows, onChange, onUndo } = props;
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const idPrefix = useId();
  const table = useRef<HTMLTableElement>(null);
  /** The row as it was when its cell took the focus. */
  const before = useRef<NumberRow<Column> | null>(null);
  const names = columns.map(({ key }) => key);

  const set = (row: NumberRow<Column>, column: Column, value: string) =>
    onChange(new Map([[row.key, { ...row.values, [column]: value }]]));
  const focusCell = (row: number, column: number) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`)?.focus();

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const [here, name] = [rows[row], names[column]];
    if (!here || name === undefined) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== "d" && key !== "z") return;
      event.preventDefault();
      const above = rows[row - 1];
      if (key === "z") onUndo();
      else if (above) set(here, name, above.values[name]);
      return;
    }
    if (event.key === "Escape" && before.current?.key === here.key) {
      const was = before.current;
      if (was.values[name] === here.values[name] && Boolean(was.isInherited) === Boolean(here.isInherited))
        return;
      event.preventDefault();
      onChange(new Map([[was.key, was.isInherited ? null : was.values]]));
      return;
    }
    const place = placeAfter(event.key, { row, column }, { rows: rows.length, columns: names.length });
    if (!place) return;
    event.preventDefault();
    focusCell(place.row, place.column);
  };
  const onPaste = (event: ClipboardEvent, row: number, column: number) => {
    event.preventDefault();
    const cells = cellsIn(event.clipboardData.getData("text/plain"));
    const changes = pastedInto(cells, { row, column }, rows, names);
    onChange(changes);
    announce(say(texts.pasted, { count: changes.size }));
  };

  return (
    <table ref={table} className={styles.grid}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowHeader}</th>
          {columns.map(({ key, header }) => (
            <th key={key} scope="col" className={styles.number}>
              {header}
            </th>
          ))}
          <th scope="col" className={styles.totalHeader}>
            {totalHeader}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => {
          const totalId = `${idPrefix}-${rowIndex}`;
          return (
            <tr key={row.key} className={row.isNested ? styles.nested : ""}>
              <th scope="row">{row.header ?? row.name}</th>
              {columns.map(({ key, header }, columnIndex) => (
                <td key={key} className={styles.number}>
                  <span className={styles.phoneLabel} aria-hidden="true">
                    {header}
                  </span>
                  <input
                    {...(columnIndex === 0 && row.id ? { id: row.id } : {})}
                    data-cell={`${rowIndex}-${columnIndex}`}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={say(texts.cell, { row: row.name, column: header })}
                    aria-invalid={row.total.isWrong ? true : undefined}
                    aria-describedby={totalId}
                    placeholder={row.isInherited ? row.values[key] : undefined}
                    value={row.isInherited ? "" : row.values[key]}
                    onFocus={(event) => {
                      before.current = row;
                      event.currentTarget.select();
                    }}
                    onChange={(event) => set(row, key, keepDigits(event.currentTarget.value))}
                    onKeyDown={(event) => onKeyDown(event, rowIndex, columnIndex)}
                    onPaste={(event) => onPaste(event, rowIndex, columnIndex)}
                  />
                </td>
              ))}
              <td className={styles.total}>
                <span id={totalId} className={row.total.isWrong ? styles.wrong : ""}>
                  {row.total.text}
                </span>
                {row.action}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
