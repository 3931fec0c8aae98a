import { createElement, type ComponentProps } from "react";

// The roles are spelled out on purpose, here and nowhere else: a browser forgets that a table is one as soon as a style
// sheet lays its rows out as cards or grids.
const makePart =
  <Tag extends "table" | "thead" | "tbody" | "tr" | "th" | "td">(tag: Tag, role: string, scope?: string) =>
  (props: ComponentProps<Tag>) =>
    createElement(tag, { role, scope, ...props });

/** A table that stays one however it is laid out. */
export const Table = makePart("table", "table");
/** A table whose cells take the focus, moved by the arrow keys. */
export const Grid = makePart("table", "grid");
export const TableHead = makePart("thead", "rowgroup");
export const TableBody = makePart("tbody", "rowgroup");
export const TableRow = makePart("tr", "row");
export const ColumnHeader = makePart("th", "columnheader", "col");
export const RowHeader = makePart("th", "rowheader", "row");
export const Cell = makePart("td", "cell");
