import type { ReactNode } from "react";
import { SelectBox, type TableSelection } from "./SelectBox.tsx";
import { SortButton, type TableSort } from "./SortButton.tsx";
import { QueryView, type Query } from "../page/QueryView.tsx";
import { truncated } from "../tooltip/tooltip.ts";
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from "../tables/TableParts.tsx";
import styles from "./QueryTable.module.css";
import type { Density } from "./useDensity.ts";

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
  /** Shown where an ellipsis cuts the cell, instead of its own text. */
  whole?: (item: Item) => string;
  /** Of a comfortable table: as many as two lines in a row, before an ellipsis. */
  isTwoLines?: boolean;
  /** Of a dense table: as many lines as its words take. */
  wraps?: boolean;
  /** Of a list whose columns can be chosen: left out until the reader shows it. */
  isOptional?: boolean;
  /** The rows that it says something of: left out while none of those shown is one. */
  isFor?: (item: Item) => boolean;
  /** The header is read, not shown (a column of actions). */
  hideHeader?: boolean;
  /** The list can be sorted by it; the name that the server gives to this order. */
  sort?: string;
}

/** Rows under a heading of their own. */
export interface RowGroup<Item> {
  key: string;
  heading: string;
  items: readonly Item[];
}

interface QueryTableProps<Data, Item> {
  query: Query<Data>;
  items: (data: Data) => readonly Item[];
  getKey: (item: Item) => string;
  columns: readonly Column<Item>[];
  /** What the table lists; read, not shown. */
  caption: string;
  empty: ReactNode;
  isDimmed?: (item: Item) => boolean;
  /** Under the rows: the pager. */
  footer?: (data: Data) => ReactNode;
  /** Where people work all day: rows of one line, 40 or 60 px, each fact with an ellipsis; two lines on a phone. */
  dense?: Density;
  /** Rows that can be selected, by a first column of boxes; of dense tables, and where there is a table. */
  selection?: TableSelection<Item> | undefined;
  /** How it is sorted, and how to sort it by another column. */
  sort?: TableSort | undefined;
  /** The row that a drawer shows. */
  shown?: string | null | undefined;
  /** Puts the rows under headings. */
  groupRows?: (items: readonly Item[]) => readonly RowGroup<Item>[];
}

/** A list with its loading, its failure and its emptiness; on a phone each row is a card. */
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
            <Listing items={items(data)} busy={query.isFetching} {...table} />
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
  getKey: (item: Item) => string;
  columns: readonly Column<Item>[];
  caption: string;
  isDimmed?: (item: Item) => boolean;
  dense?: Density;
  selection?: TableSelection<Item> | undefined;
  sort?: TableSort | undefined;
  shown?: string | null | undefined;
  groupRows?: (items: readonly Item[]) => readonly RowGroup<Item>[];
}

function Listing<Item>(props: TableProps<Item>) {
  const { items, busy, caption, dense, selection, sort, groupRows, ...row } = props;
  const columns = props.columns.filter(({ isFor }) => !isFor || items.some(isFor));
  const renderRows = (shown: readonly Item[]) =>
    shown.map((item) => (
      <Row key={row.getKey(item)} item={item} {...row} columns={columns} selection={selection} />
    ));
  return (
    <div
      className={[styles.frame, dense && styles.dense, dense === "comfortable" && styles.comfortable]
        .filter(Boolean)
        .join(" ")}
      aria-busy={busy}
    >
      <Table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        {dense && (
          <colgroup>
            {selection && <col style={{ width: "52px" }} />}
            {columns.map(({ key, width }) => (
              <col key={key} {...(width ? { style: { width } } : {})} />
            ))}
          </colgroup>
        )}
        <TableHead>
          <TableRow>
            {selection && (
              <ColumnHeader className={styles.select}>
                <SelectBox
                  label={selection.pageLabel}
                  checked={selection.extent}
                  onToggle={selection.togglePage}
                />
              </ColumnHeader>
            )}
            {columns.map((column) => (
              <ColumnHeader
                key={column.key}
                className={styles[column.align ?? "start"]}
                aria-sort={column.sort && sort ? sort.getDirection(column.sort) : undefined}
                {...(column.hideHeader ? {} : truncated())}
              >
                <Header column={column} sort={sort} />
              </ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        {groupRows ? (
          groupRows(items).map((group) => (
            <TableBody key={group.key}>
              <TableRow className={styles.group}>
                <RowHeader scope="rowgroup" colSpan={columns.length + (selection ? 1 : 0)}>
                  {group.heading}
                </RowHeader>
              </TableRow>
              {renderRows(group.items)}
            </TableBody>
          ))
        ) : (
          <TableBody>{renderRows(items)}</TableBody>
        )}
      </Table>
    </div>
  );
}

function Header<Item>({ column, sort }: { column: Column<Item>; sort: TableSort | undefined }) {
  if (column.sort && sort) return <SortButton by={column.sort} label={column.header} sort={sort} />;
  return <span className={column.hideHeader ? styles.hidden : undefined}>{column.header}</span>;
}

type RowProps<Item> = Pick<TableProps<Item>, "getKey" | "columns" | "isDimmed" | "selection" | "shown"> & {
  item: Item;
};

function Row<Item>({ item, getKey, columns, isDimmed, selection, shown }: RowProps<Item>) {
  const key = getKey(item);
  const isSelected = selection?.has(key) ?? false;
  return (
    <TableRow
      data-row={key}
      className={[isDimmed?.(item) && styles.dimmed, (isSelected || key === shown) && styles.selected]
        .filter(Boolean)
        .join(" ")}
    >
      {selection && (
        <Cell className={styles.select}>
          <SelectBox
            label={selection.formatLabel(item)}
            checked={isSelected ? "all" : "none"}
            onToggle={(isRange) => selection.toggle(key, isRange)}
          />
        </Cell>
      )}
      {columns.map((column) => (
        <ItemCell key={column.key} column={column} item={item} />
      ))}
    </TableRow>
  );
}

function ItemCell<Item>({ column, item }: { column: Column<Item>; item: Item }) {
  const className = [
    styles[column.align ?? "start"],
    column.isName && styles.name,
    column.onlyWide && styles.onlyWide,
    column.hideHeader && styles.actions,
    column.corner && styles.corner,
    column.wraps && styles.wraps,
    column.onPhone && styles[column.onPhone],
  ]
    .filter(Boolean)
    .join(" ");
  if (column.isName)
    return (
      <RowHeader className={className} {...truncated(column.whole?.(item))}>
        {column.cell(item)}
      </RowHeader>
    );
  return (
    <Cell
      data-label={column.hideHeader ? undefined : column.header}
      {...(column.hideHeader ? {} : truncated(column.whole?.(item)))}
      className={className}
    >
      {column.isTwoLines ? <span className={styles.twoLines}>{column.cell(item)}</span> : column.cell(item)}
    </Cell>
  );
}
