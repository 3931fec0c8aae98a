// The roles are spelled out on purpose: a phone stacks the rows, and a table without its display loses them.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CSSProperties, ReactNode } from "react";
import {
  computeHeatBand,
  computeHeat,
  computeAxisShare,
  type ChartValue,
  type HeatPlace,
  type Range,
} from "#platform/chartGeometry.ts";
import type { Language } from "#platform/vocabulary.ts";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import styles from "./HeatTable.module.css";
import { Mark, type MarkName } from "./Mark.tsx";

interface HeatCell {
  /** Null: nothing that could have a colour (masked, no answer). */
  value: ChartValue | null;
  /** Always words or a number, never colour alone. */
  text: string;
  /** Under it, smaller: what it rests on. */
  note?: ReactNode;
}

interface HeatTableProps {
  caption: string;
  head: string;
  columns: readonly { key: string; label: string; mark?: MarkName }[];
  /** `isTotal`: of all the others, a little apart. */
  rows: readonly {
    key: string;
    header: string;
    lang?: Language;
    cells: readonly HeatCell[];
    isTotal?: boolean;
  }[];
  /** What the two ends of the scale are. */
  range: Range;
}

/** A number in every cell; its colour, on a continuous scale, only repeats it. A range is hatched. */
export const HeatTable = ({ caption, head, columns, rows, range }: HeatTableProps) => (
  <table role="table" className={styles.table}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          {head}
        </th>
        {columns.map(({ key, label, mark }) => (
          <th key={key} role="columnheader" scope="col" className={styles.head}>
            {mark && <Mark mark={mark} />} {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(({ key, header, lang, cells, isTotal }) => (
        <tr role="row" key={key} className={isTotal ? styles.total : undefined}>
          <th role="rowheader" scope="row" lang={lang}>
            {header}
          </th>
          {columns.map(({ key: column, label, mark }, index) => {
            const cell = cells[index];
            return (
              <td key={column} role="cell">
                <span className={styles.cellLabel} aria-hidden="true">
                  {mark && <Mark mark={mark} />}
                  {label}
                </span>
                <span {...styleCell(cell?.value ?? null, range)}>{cell?.text}</span>
                <small className={styles.note}>{cell?.note}</small>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

const formatColour = ({ below, mix }: HeatPlace) =>
  `color-mix(in srgb, var(--heat-${below + 1}) ${mix}%, var(--heat-${below}))`;

/** The colours of a cell: of its value, or the hatches of its range; plain hatches where there is nothing to colour. */
function styleCell(value: ChartValue | null, range: Range): { className: string; style?: CSSProperties } {
  const plain = { className: `${styles.cell} ${styles.plain}` };
  if (!value) return plain;
  if (value.form === "interval") {
    const band = computeHeatBand(computeAxisShare(value.from, range), computeAxisShare(value.to, range));
    if (!band) return plain;
    const hatches = {
      "--hatch-from": formatColour(band.from),
      "--hatch-to": formatColour(band.to),
    } as CSSProperties;
    return { className: `${styles.cell} ${styles.band} ${styles[band.from.ink]}`, style: hatches };
  }
  const place = computeHeat(computeAxisShare(value.value, range));
  const faint = place.below === 0 ? styles.faint : "";
  return {
    className: `${styles.cell} ${styles.warm} ${styles[place.ink]} ${faint}`,
    style: { background: formatColour(place) },
  };
}
