import { useId, type ReactNode } from "react";
import { StatusBadge, type StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import { QueryView, type Query } from "#platform/ui/page/QueryView.tsx";
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from "#platform/ui/tables/TableParts.tsx";
import styles from "./system.module.css";

interface Light {
  mark: StatusMark;
  words: string;
}

interface WidgetProps<Data> {
  title: string;
  query: Query<Data>;
  /** How it stands, in one sentence beside the title. */
  light?: (data: Data) => Light;
  /** What comes under the head when nothing is wrong: as much room is kept for it. */
  awaits?: "nothing" | "line" | "sentence" | "lines" | "disclosure";
  /** Whom it concerns, how it is counted. */
  detail?: string;
  action?: ReactNode;
  children?: (data: Data) => ReactNode;
}

/** A part of the page that loads and fails alone. */
export function Widget<Data>({
  title,
  query,
  light,
  awaits = "line",
  detail,
  action,
  children,
}: WidgetProps<Data>) {
  const id = useId();
  const isAwaited = query.data === undefined && !query.error;
  const shown = query.data !== undefined && light ? light(query.data) : null;
  return (
    <section aria-labelledby={id} className={styles.widget} data-awaits={awaits}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {shown && (
          <p className={styles.light}>
            <StatusBadge variant={shown.mark}>{shown.words}</StatusBadge>
          </p>
        )}
        {isAwaited && light && <p aria-hidden="true" className={styles.awaitedLight} />}
      </div>
      {detail && <p className={styles.detail}>{detail}</p>}
      <QueryView query={query} skeleton="line">
        {(data) => children?.(data)}
      </QueryView>
      {action}
    </section>
  );
}

interface NumbersProps {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A small table: names, and what stands beside them; on a phone each row is a name above its facts. */
export const Numbers = ({ caption, head, rows }: NumbersProps) => (
  <Table className={styles.table}>
    <caption className="for-screen-readers">{caption}</caption>
    <TableHead>
      <TableRow>
        {head.map((words) => (
          <ColumnHeader key={words}>{words}</ColumnHeader>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ key, cells: [name, ...others] }) => (
        <TableRow key={key} data-row={key}>
          <RowHeader>{name}</RowHeader>
          {others.map((cell, index) => (
            <Cell key={head[index + 1]} data-label={head[index + 1]}>
              {cell}
            </Cell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
