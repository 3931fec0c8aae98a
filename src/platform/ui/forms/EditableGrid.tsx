import { IconArrowDown, IconArrowUp, IconPlus, IconX } from "@tabler/icons-react";
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { fieldId } from "#platform/client/form.ts";
import { announce } from "#platform/client/screen.tsx";
import { useExcessWords } from "#platform/client/excess.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, IconButton } from "../actions/Button.tsx";
import styles from "./EditableGrid.module.css";

interface GridColumn<Row> {
  key: keyof Row & string;
  header: string;
  type?: "text" | "email";
  maxLength?: number;
  /** Its share of the width. */
  share?: number;
  optional?: boolean;
}

interface EditableGridProps<Row extends Record<keyof Row, string>> {
  /** What the grid holds; read, not shown. */
  caption: string;
  /** The path of the list in the form: ids of fields and errors are « path.index.key ». */
  path: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
  onLeave: (path: string) => void;
  getError: (path: string) => string | undefined;
  empty: Row;
  maxRows: number;
  /** The order of the rows means something: each can be moved up and down. */
  ordered?: boolean;
  /** Rows from copied text; null for an ordinary paste into one field. */
  readPaste: (text: string) => readonly Row[] | null;
}

/**
 * Many short records at once. Enter and the arrows walk the column, a last Enter adds a row; several lines that are
 * pasted fill the rows from here on. On a phone each row is a small form.
 */
export function EditableGrid<Row extends Record<keyof Row, string>>(props: EditableGridProps<Row>) {
  const { caption, path, columns, rows, onChange, onLeave, getError, empty, maxRows, ordered, readPaste } =
    props;
  const { grid } = useTexts("kit");
  const { form } = useTexts("platform");
  const say = useSay();
  const tooMany = useExcessWords();
  const captionId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  /** Pasted lines for which there was no room. */
  const [left, setLeft] = useState(0);

  const buildCellId = (row: number, column: string) => fieldId(`${path}.${row}.${column}`);
  const focus = (row: number, column: string) =>
    // Once the row is drawn.
    requestAnimationFrame(() => document.getElementById(buildCellId(row, column))?.focus());
  const setCell = (row: number, key: string, value: string) =>
    onChange(rows.map((one, index) => (index === row ? { ...one, [key]: value } : one)));
  const add = () => {
    onChange([...rows, empty]);
    focus(rows.length, columns[0]?.key ?? "");
  };
  const remove = (row: number) => {
    onChange(rows.length > 1 ? rows.filter((_, index) => index !== row) : [empty]);
    focus(Math.max(0, row - 1), columns[0]?.key ?? "");
  };
  const move = (row: number, to: number) => {
    const moved = rows[row];
    if (!moved || to < 0 || to >= rows.length) return;
    onChange(rows.toSpliced(row, 1).toSpliced(to, 0, moved));
    announce(say(grid.moved, { row: to + 1 }));
    focus(to, columns[0]?.key ?? "");
  };
  const onKeyDown = (event: KeyboardEvent, row: number, key: string) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.key === "ArrowDown" || event.key === "Enter" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (row + step < rows.length) focus(Math.max(0, row + step), key);
    else if (event.key === "Enter" && rows.length < maxRows) {
      onChange([...rows, empty]);
      focus(rows.length, key);
    }
  };
  const onPaste = (event: ClipboardEvent, row: number) => {
    const pasted = readPaste(event.clipboardData.getData("text/plain"));
    // One word pasted into a field is an ordinary paste; a person, even one, is a row.
    if (!pasted || pasted.length === 0) return;
    event.preventDefault();
    const room = maxRows - row;
    const next = [...rows.slice(0, row), ...pasted.slice(0, room)];
    onChange([...next, ...rows.slice(next.length)]);
    setLeft(Math.max(0, pasted.length - room));
    announce(say(grid.pasted, { count: Math.min(room, pasted.length) }));
    focus(Math.min(next.length, maxRows) - 1, columns[0]?.key ?? "");
  };

  return (
    <div className={styles.grid}>
      <table aria-labelledby={captionId}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        <colgroup>
          {columns.map(({ key, share = 1 }) => (
            <col
              key={key}
              style={{ width: `${(share * 100) / columns.reduce((sum, one) => sum + (one.share ?? 1), 0)}%` }}
            />
          ))}
          <col className={ordered ? styles.orderColumn : styles.removeColumn} />
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ key, header, optional }) => (
              <th key={key} scope="col">
                {header} {optional && <span className={styles.optional}>{form.optional}</span>}
              </th>
            ))}
            <th scope="col">
              <span className={styles.caption}>{grid.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            // Rows have no identity of their own before they are sent.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {columns.map(({ key, header, type = "text", maxLength, optional }) => {
                const error = tooMany(row[key], maxLength) ?? getError(`${path}.${index}.${key}`);
                const id = buildCellId(index, key);
                return (
                  <td key={key}>
                    <span className={styles.phoneLabel} aria-hidden="true">
                      {header} {optional && <span className={styles.optional}>{form.optional}</span>}
                    </span>
                    <input
                      id={id}
                      type={type}
                      aria-label={say(grid.cell, { column: header, row: index + 1 })}
                      aria-invalid={Boolean(error)}
                      aria-describedby={error ? `${id}-error` : undefined}
                      autoComplete="off"
                      value={row[key]}
                      onChange={(event) => setCell(index, key, event.currentTarget.value)}
                      onBlur={() => onLeave(`${path}.${index}.${key}`)}
                      onKeyDown={(event) => onKeyDown(event, index, key)}
                      onPaste={(event) => onPaste(event, index)}
                    />
                    {error && (
                      <span id={`${id}-error`} className={styles.error}>
                        {error}
                      </span>
                    )}
                  </td>
                );
              })}
              <td className={styles.rowActions}>
                {ordered && (
                  <>
                    <IconButton
                      label={say(grid.moveUp, { row: index + 1 })}
                      icon={<IconArrowUp size={18} aria-hidden="true" />}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <IconButton
                      label={say(grid.moveDown, { row: index + 1 })}
                      icon={<IconArrowDown size={18} aria-hidden="true" />}
                      disabled={index === rows.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                  </>
                )}
                <IconButton
                  label={say(grid.remove, { row: index + 1 })}
                  icon={<IconX size={18} aria-hidden="true" />}
                  onClick={() => remove(index)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={styles.left}>
        {left > 0 && say(grid.tooMany, { count: left })}
      </p>
      {rows.length < maxRows && (
        <Button variant="quiet" size="small" icon={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
          {grid.add}
        </Button>
      )}
    </div>
  );
}
