// The roles are spelled out on purpose, here and nowhere else: a browser forgets that a table is one as soon as a style
// sheet lays its rows out as cards or grids.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
import type { ComponentProps } from "react";

/** A table that stays one however it is laid out. */
export const Table = (props: ComponentProps<"table">) => <table role="table" {...props} />;
/** A table whose cells take the focus, moved by the arrow keys. */
export const Grid = (props: ComponentProps<"table">) => <table role="grid" {...props} />;
export const TableHead = (props: ComponentProps<"thead">) => <thead role="rowgroup" {...props} />;
export const TableBody = (props: ComponentProps<"tbody">) => <tbody role="rowgroup" {...props} />;
export const TableRow = (props: ComponentProps<"tr">) => <tr role="row" {...props} />;
export const ColumnHeader = (props: ComponentProps<"th">) => (
  <th role="columnheader" scope="col" {...props} />
);
export const RowHeader = (props: ComponentProps<"th">) => <th role="rowheader" scope="row" {...props} />;
export const Cell = (props: ComponentProps<"td">) => <td role="cell" {...props} />;
