import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { computeAxisShare, type ChartValue, type Range } from "#platform/chartGeometry.ts";
import { computeHeat, computeHeatBand, type HeatPlace } from "#platform/heatScale.ts";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import styles from "./HeatTable.module.css";
import { useChartTexts } from "./useChartTexts.ts";

export interface HeatRow {
  key: string;
  header: ReactNode;
  /** One for each column; null: masked, hatched. */
  cells: readonly (ChartValue | null)[];
  /** Beside which the others are read: a little apart. */
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
  /** Asked of a cell by a click, Enter or the space bar: where its figure comes from. */
  onExplain?: ((place: { row: string; column: string }, cell: HTMLElement) => void) | null;
}

/**
 * A number in every cell; its colour, on a continuous scale, only repeats it. A range is hatched between its two colours.
 * One stop of Tab; the arrows, Home and End move inside. It scrolls sideways in its own frame, the first column stays.
 */
export function HeatTable({
  caption,
  head,
  columns,
  rows,
  range,
  say,
  maskedReason,
  onExplain = null,
}: HeatTableProps) {
  const texts = useChartTexts();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
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
  const hasMasked = rows.some(({ cells }) => cells.some((cell) => cell === null));
  return (
    <>
      <div className={styles.frame}>
        {/* The arrows move inside: a grid, whose cells take the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
        <table ref={table} role="grid" className={look} onKeyDown={press} onClick={click}>
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
            {rows.map(({ key, header, cells, isTotal }, row) => (
              <tr key={key} className={isTotal ? styles.total : undefined}>
                <th scope="row" className={styles.name}>
                  {header}
                </th>
                {columns.map(({ key: column }, index) => {
                  const value = cells[index] ?? null;
                  const isCurrent = current.row === row && current.column === index;
                  return (
                    <td
                      key={column}
                      tabIndex={isCurrent ? 0 : -1}
                      data-place={`${row} ${index}`}
                      aria-haspopup={onExplain ? "dialog" : undefined}
                      onFocus={() => setActive({ row, column: index })}
                      {...styleCell(value, range)}
                    >
                      {value ? (
                        say(value)
                      ) : (
                        <>
                          <span aria-hidden="true">–</span>
                          <VisuallyHidden>{texts.masked}</VisuallyHidden>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasMasked && (
        <p className={styles.reason}>
          <span aria-hidden="true" className={styles.sample}>
            –
          </span>
          <span>{maskedReason}</span>
        </p>
      )}
    </>
  );
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

const formatColour = ({ below, mix }: HeatPlace) =>
  `color-mix(in srgb, var(--heat-${below + 1}) ${mix}%, var(--heat-${below}))`;

/** The colours of a cell: of its value, or the hatches of its range; plain hatches where there is nothing to colour. */
function styleCell(value: ChartValue | null, range: Range): { className: string; style?: CSSProperties } {
  if (!value) return { className: `${styles.cell} ${styles.masked}` };
  if (value.form === "interval") {
    const band = computeHeatBand(computeAxisShare(value.from, range), computeAxisShare(value.to, range));
    if (!band) return { className: `${styles.cell} ${styles.wide}` };
    const hatches = {
      "--hatch-from": formatColour(band.from),
      "--hatch-to": formatColour(band.to),
    } as CSSProperties;
    return { className: `${styles.cell} ${styles.band} ${styles[band.from.ink]}`, style: hatches };
  }
  const place = computeHeat(computeAxisShare(value.value, range));
  return {
    className: `${styles.cell} ${styles.warm} ${styles[place.ink]}`,
    style: { background: formatColour(place) },
  };
}
