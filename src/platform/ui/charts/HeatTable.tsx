import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import type { ChartValue, Range } from "#platform/chartGeometry.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { say as fill } from "#platform/texts.ts";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import { Grid } from "../tables/TableParts.tsx";
import { styleHeat, type HeatScale } from "./heatColours.ts";
import { HeatLegend } from "./HeatLegend.tsx";
import styles from "./HeatTable.module.css";
import { useChartTexts } from "./useChartTexts.ts";
import { useScrollEdges } from "./useScrollEdges.ts";

export interface HeatRow {
  key: string;
  header: ReactNode;
  /** One for each column; null: masked, hatched. */
  cells: readonly (ChartValue | null)[];
  /** The first row, with which the others are compared: their colour is their difference from it. */
  isTotal?: boolean;
}

interface HeatTableProps {
  caption: string;
  head: string;
  columns: readonly { key: string; label: string }[];
  rows: readonly HeatRow[];
  /** What the two ends of the scale are. */
  range: Range;
  /** How a value is written: a number, or a range in words. */
  say: (value: ChartValue) => string;
  /** Under the table, where a cell is masked: one reason for all of them. */
  maskedReason: ReactNode;
  /** What rows without a single figure are called together: « 9 postes masqués ». */
  sayFolded?: (count: number) => string;
  /** Asked of a cell by a click, Enter or the space bar: where its figure comes from. */
  onExplain?: ((place: { row: string; column: string }, cell: HTMLElement) => void) | null;
}

/** As many rows without a single figure stand in one, which unfolds. */
const minFolded = 3;

/**
 * A number in every cell; its colour only repeats it: its difference from the first row where that is a total, else its
 * place on the scale. A range has a foot hatched between its two colours. One stop of Tab; the arrows, Home and End
 * move inside. It scrolls sideways in its own frame, the first column stays.
 */
export function HeatTable({
  caption,
  head,
  columns,
  rows: given,
  range,
  say,
  maskedReason,
  sayFolded,
  onExplain = null,
}: HeatTableProps) {
  const texts = useChartTexts();
  const { language } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useScrollEdges(frame);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const { open, folded } = foldRows(given);
  const rows = isUnfolded ? [...open, ...folded] : open;
  const [first] = given;
  const scale: HeatScale = first?.isTotal ? { kind: "gap", from: first.cells } : { kind: "range", range };
  const current = {
    row: Math.min(active.row, rows.length - 1),
    column: Math.min(active.column, columns.length - 1),
  };
  const explain = (target: EventTarget): boolean => {
    const cell = target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
    const [row, column] = cell?.dataset["place"]?.split(" ").map(Number) ?? [];
    const [found, under] = [rows[row ?? -1], columns[column ?? -1]];
    if (!onExplain || !cell || !found || !under) return false;
    // Safari does not focus a cell that is clicked, and the focus comes back to it.
    cell.focus();
    onExplain({ row: found.key, column: under.key }, cell);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === "Enter" || event.key === " ") {
      if (explain(event.target)) event.preventDefault();
      return;
    }
    const next = findNextPlace(current, event.key, { rows: rows.length, columns: columns.length });
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setActive(next);
    table.current
      ?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)
      ?.focus({ preventScroll: false });
  };
  const click = ({ target }: MouseEvent<HTMLTableElement>) => void explain(target);
  const look = `${styles.table} ${onExplain ? styles.explained : ""}`;
  const cells = given.flatMap((row) => row.cells);
  const nameFolded = sayFolded ?? ((count: number) => fill(language, texts.foldedRows, { count }));
  return (
    <>
      <div ref={frame} className={styles.frame}>
        {/* The arrows move inside: a grid, whose cells take the focus. */}
        <Grid ref={table} className={look} onKeyDown={press} onClick={click}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {head}
              </th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className={styles.head}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, header, cells: figures, isTotal }, row) => (
              <tr key={key} className={isTotal ? styles.total : undefined}>
                <th scope="row" className={styles.name}>
                  {header}
                </th>
                {columns.map(({ key: column }, index) => {
                  const value = figures[index] ?? null;
                  const isCurrent = current.row === row && current.column === index;
                  const { look: kind, ink, style } = styleHeat(value, index, scale);
                  // What the others are compared with has no difference from itself.
                  const isPlain = isTotal && kind !== "masked";
                  return (
                    <td
                      key={column}
                      tabIndex={isCurrent ? 0 : -1}
                      data-place={`${row} ${index}`}
                      aria-haspopup={onExplain ? "dialog" : undefined}
                      onFocus={() => setActive({ row, column: index })}
                      className={`${styles.cell} ${styles[isPlain ? "plain" : kind]} ${ink && !isPlain ? styles[ink] : ""}`}
                      style={isPlain ? undefined : style}
                    >
                      {value ? (
                        <span className={styles.figure}>{say(value)}</span>
                      ) : (
                        <>
                          <span aria-hidden="true" className={styles.figure}>
                            –
                          </span>
                          <VisuallyHidden>{texts.masked}</VisuallyHidden>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
            {folded.length > 0 && (
              <tr>
                <th scope="row" colSpan={columns.length + 1} className={styles.folded}>
                  <button type="button" aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
                    {nameFolded(folded.length)}
                  </button>
                </th>
              </tr>
            )}
          </tbody>
        </Grid>
      </div>
      <HeatLegend
        scale={scale}
        hasRanges={cells.some((cell) => cell?.form === "interval")}
        maskedReason={cells.includes(null) && maskedReason}
      />
    </>
  );
}

/** Rows without a single figure apart, where there are many of them and others stay. */
function foldRows(rows: readonly HeatRow[]): { open: readonly HeatRow[]; folded: readonly HeatRow[] } {
  const isEmpty = ({ cells, isTotal }: HeatRow) => !isTotal && cells.every((cell) => cell === null);
  const folded = rows.filter(isEmpty);
  if (folded.length < minFolded || folded.length === rows.length) return { open: rows, folded: [] };
  return { open: rows.filter((row) => !isEmpty(row)), folded };
}

interface Place {
  row: number;
  column: number;
}

/** Where a key leads from a cell; null for a key that the table leaves to the page. */
function findNextPlace(
  { row, column }: Place,
  key: string,
  size: { rows: number; columns: number },
): Place | null {
  const next = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: size.columns - 1 },
  }[key];
  if (!next) return null;
  return {
    row: Math.min(size.rows - 1, Math.max(0, next.row)),
    column: Math.min(size.columns - 1, Math.max(0, next.column)),
  };
}
