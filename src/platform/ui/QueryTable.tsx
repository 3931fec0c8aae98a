// The roles are spelled out on purpose: see QueryTable.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from "react";
import { QueryView, type Query } from "./QueryView.tsx";
import styles from "./styles/QueryTable.module.css";

export interface Column<Item> {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  align?: "start" | "end";
  /** The row's own name: its header for a screen reader, its title on a phone. One per table. */
  isName?: boolean;
  /** Left out of the cards of a phone. */
  onlyWide?: boolean;
  /** On a phone, in the lower corner of the card: the « ⋯ » of a row. */
  corner?: boolean;
  /** In the two lines that a dense table has for a row on a phone: under the name, or at its end; else left out. */
  onPhone?: "detail" | "aside";
  /** Of a dense table: its share of the width, as CSS says it; what is left is divided among the others. */
  width?: string;
  /** The whole of what an ellipsis may cut, shown on hover. */
  whole?: (item: Item) => string;
  /** The header is read, not shown (a column of actions). */
  hideHeader?: boolean;
}

interface QueryTableProps<Data, Item> {
  query: Query<Data>;
  items: (data: Data) => readonly Item[];
  keyOf: (item: Item) => string;
  columns: readonly Column<Item>[];
  /** What the table lists; read, not shown. */
  caption: string;
  empty: ReactNode;
  isDimmed?: (item: Item) => boolean;
  /** Under the rows: the pager. */
  footer?: (data: Data) => ReactNode;
  /** Where people work all day: rows of one line, 44 px, each fact with an ellipsis; two lines on a phone. */
  dense?: boolean;
}

/**
 * A list with its loading, its failure and its emptiness; on a phone each row is a card.
 * The roles are spelled out: a browser forgets that a table is one when its rows become cards.
 */
export function QueryTable<Data, Item>({
  query,
  items,
  footer,
  empty,
  ...table
}: QueryTableProps<Data, Item>) {
  return (
    <QueryView query={query}>
      {(data) =>
        items(data).length === 0 ? (
          empty
        ) : (
          <>
            <Table items={items(data)} busy={query.isFetching} {...table} />
            {footer?.(data)}
          </>
        )
      }
    </QueryView>
  );
}

interface TableProps<Item> {
  items: readonly Item[];
  busy: boolean;
  keyOf: (item: Item) => string;
  columns: readonly Column<Item>[];
  caption: string;
  isDimmed?: (item: Item) => boolean;
  dense?: boolean;
}

function Table<Item>({ items, busy, keyOf, columns, caption, isDimmed, dense }: TableProps<Item>) {
  return (
    <div className={dense ? `${styles.frame} ${styles.dense}` : styles.frame} aria-busy={busy}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        {dense && (
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} {...(width ? { style: { width } } : {})} />
            ))}
          </colgroup>
        )}
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={styles[column.align ?? "start"]}
              >
                <span className={column.hideHeader ? styles.hidden : undefined}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) => (
            <tr key={keyOf(item)} role="row" className={isDimmed?.(item) ? styles.dimmed : undefined}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} item={item} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Item>({ column, item }: { column: Column<Item>; item: Item }) {
  const className = [
    styles[column.align ?? "start"],
    column.isName && styles.name,
    column.onlyWide && styles.onlyWide,
    column.hideHeader && styles.actions,
    column.corner && styles.corner,
    column.onPhone && styles[column.onPhone],
  ]
    .filter(Boolean)
    .join(" ");
  if (column.isName)
    return (
      <th role="rowheader" scope="row" className={className}>
        {column.cell(item)}
      </th>
    );
  return (
    <td
      role="cell"
      data-label={column.hideHeader ? undefined : column.header}
      title={column.whole?.(item)}
      className={className}
    >
      {column.cell(item)}
    </td>
  );
}
