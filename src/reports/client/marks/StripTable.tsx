import type { CSSProperties, ReactNode } from "react";
import type { Column } from "#disclosure/vocabulary.ts";
import { AxisNumbers, DotPlot } from "#platform/ui/charts/DotPlot.tsx";
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
import { levels } from "../../rules/presentation.ts";
import type { Strip, StripCell, StripGap } from "../../rules/strips.ts";
import type { ReportWords } from "../../rules/words.ts";
import { Explained } from "../parts/Explained.tsx";
import { LaneMark, markByLane } from "../parts/GroupMark.tsx";
import { OneLine } from "../parts/OneLine.tsx";
import styles from "./strips.module.css";

/** A rated line, or one without a place on an axis, which brings what it shows. */
export interface StripRow {
  key: string;
  header: ReactNode;
  lang?: Strip["header"]["lang"];
  strip: Strip | null;
  /** Under the strip, on the same axis. */
  under?: ReactNode;
  /** In the place of the strip and its numbers. */
  instead?: ReactNode;
  isTotal?: boolean;
}

interface StripTableProps {
  /** Read, not shown. */
  caption: string;
  /** The heading of the first column. */
  head: string;
  groups: readonly Column[];
  rows: readonly StripRow[];
  words: ReportWords;
  /** Headers stand above their strips, where there is room for little. */
  stacked?: boolean;
}

/** Lines of 24 px on one axis: a mark for each group, its numbers beside it. */
export function StripTable({ caption, head, groups, rows, words, stacked = false }: StripTableProps) {
  const { views } = words.texts;
  const isDrawn = rows.some(({ strip }) => strip);
  return (
    <Table
      className={`${styles.table} ${stacked ? styles.stacked : styles.wide}`}
      style={{ "--groups": groups.length } as CSSProperties}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          <ColumnHeader className={styles.name}>
            {stacked ? <VisuallyHidden>{head}</VisuallyHidden> : head}
          </ColumnHeader>
          <ColumnHeader className={styles.axis}>
            <VisuallyHidden>{views.chart}</VisuallyHidden>
            {isDrawn && <AxisNumbers axis={levels} />}
          </ColumnHeader>
          {groups.map((group) => (
            <ColumnHeader key={group} className={styles.number}>
              <span className={styles.group}>
                <LaneMark name={group} />
                {words.column(group)}
              </span>
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, header, lang, strip, under, instead, isTotal }) => (
          <TableRow key={key} className={isTotal ? styles.total : undefined}>
            <RowHeader className={styles.name}>
              <span lang={lang}>{header}</span>
              {strip && strip.gaps.length > 0 && <Gaps gaps={strip.gaps} words={words} />}
            </RowHeader>
            {strip ? (
              <>
                <Cell className={styles.axis}>
                  <DotPlot
                    height={24}
                    axis={levels}
                    dots={strip.cells.map(({ group, value }) => ({ mark: markByLane[group], value }))}
                    distance={strip.distance}
                  />
                  {under}
                </Cell>
                {strip.cells.map((cell) => (
                  <Cell key={cell.group} className={styles.number}>
                    <span className={styles.cellLabel} aria-hidden="true">
                      <LaneMark name={cell.group} />
                    </span>
                    <Figure cell={cell} />
                  </Cell>
                ))}
              </>
            ) : (
              <Cell colSpan={groups.length + 1} className={styles.instead}>
                {instead}
              </Cell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** « Écart : Gestionnaire −1,0 · Collègues −0,6, non concluant ». */
const Gaps = ({ gaps, words: { texts } }: { gaps: readonly StripGap[]; words: ReportWords }) => (
  <small className={styles.gaps}>
    {" "}
    {texts.views.gap}
    {gaps.map(({ group, name, text, short, state, figure }, index) => (
      <span key={group}>
        {index > 0 && " ·"} {name}{" "}
        <Explained figure={figure}>
          <OneLine short={short}>{text}</OneLine>
        </Explained>
        {state && `, ${state}`}
      </span>
    ))}
  </small>
);

/** A number, a range on one line (read aloud in full), or « masqué »; what a mean rests on, where it is special. */
const Figure = ({ cell: { text, short, isNumber, basis, figure } }: { cell: StripCell }) => (
  <span className={isNumber ? undefined : styles.quiet}>
    {text && (
      <Explained figure={figure}>
        <OneLine short={short}>{text}</OneLine>
      </Explained>
    )}
    {basis && <small className={styles.basis}>{basis}</small>}
  </span>
);
