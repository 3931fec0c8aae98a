/** One thing of a hierarchy: a team and its teams, a family and its jobs. */
export interface TreeItem {
  id: string;
  label: string;
  children?: readonly TreeItem[];
  /** Its children are not here yet: they are asked for when it opens. */
  isLazy?: boolean;
}

/** An item as it stands in the list of what is visible. */
export interface TreeRow {
  item: TreeItem;
  /** 1 at the top. */
  level: number;
  parentId: string | null;
  /** Its place among its siblings, from 1, and how many they are. */
  position: number;
  siblings: number;
  hasChildren: boolean;
}

/** Where an item goes: below a parent (null: to the top), before the sibling that stands at `index` without it. */
export interface TreeMove {
  id: string;
  parentId: string | null;
  index: number;
}

const getChildren = (item: TreeItem) => item.children ?? [];

/** What is visible, from top to bottom: the children of what is expanded. */
export function visibleRows(
  items: readonly TreeItem[],
  expanded: ReadonlySet<string>,
  parentId: string | null = null,
  level = 1,
): TreeRow[] {
  return items.flatMap((item, index) => {
    const hasChildren = getChildren(item).length > 0 || item.isLazy === true;
    const row = { item, level, parentId, position: index + 1, siblings: items.length, hasChildren };
    return hasChildren && expanded.has(item.id)
      ? [row, ...visibleRows(getChildren(item), expanded, item.id, level + 1)]
      : [row];
  });
}

/** The next row whose label begins with what was typed, after the current one and around the end. */
export function rowStartingWith(
  rows: readonly TreeRow[],
  currentId: string,
  typed: string,
): TreeRow | undefined {
  const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const from = rows.findIndex(({ item }) => item.id === currentId);
  // A second letter refines what the first one found; a single letter goes on to the next.
  const start = typed.length > 1 ? from : from + 1;
  return [...rows.slice(start), ...rows.slice(0, start)].find(({ item }) =>
    plain(item.label).startsWith(plain(typed)),
  );
}

function findItem(items: readonly TreeItem[], id: string): TreeItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : findItem(getChildren(item), id);
    if (found) return found;
  }
  return undefined;
}

const isWithin = (item: TreeItem, id: string): boolean =>
  item.id === id || getChildren(item).some((child) => isWithin(child, id));

/** An item goes anywhere but into itself or below itself. */
export function canMove(items: readonly TreeItem[], { id, parentId }: TreeMove): boolean {
  const item = findItem(items, id);
  return item !== undefined && (parentId === null || !isWithin(item, parentId));
}

const without = (items: readonly TreeItem[], id: string): TreeItem[] =>
  items
    .filter((item) => item.id !== id)
    .map((item) => (item.children ? { ...item, children: without(item.children, id) } : item));

/** The hierarchy after a move; the same one when it is not possible. */
export function moved(items: readonly TreeItem[], move: TreeMove): readonly TreeItem[] {
  const item = findItem(items, move.id);
  if (!item || !canMove(items, move)) return items;
  const insert = (list: readonly TreeItem[]) => list.toSpliced(move.index, 0, item);
  const place = (list: readonly TreeItem[]): TreeItem[] =>
    list.map((each) =>
      each.id === move.parentId
        ? { ...each, children: insert(getChildren(each)) }
        : each.children
          ? { ...each, children: place(each.children) }
          : each,
    );
  const rest = without(items, move.id);
  return move.parentId === null ? insert(rest) : place(rest);
}

export type Direction = "up" | "down" | "in" | "out";

/**
 * Where Alt and an arrow take an item: before or after its sibling, into the sibling above, out to after its parent.
 * Null at an end.
 */
export function moveTowards(items: readonly TreeItem[], id: string, direction: Direction): TreeMove | null {
  const everything = new Set(allIds(items));
  const rows = visibleRows(items, everything);
  const row = rows.find(({ item }) => item.id === id);
  if (!row) return null;
  const index = row.position - 1;
  if (direction === "up") return index === 0 ? null : { id, parentId: row.parentId, index: index - 1 };
  if (direction === "down")
    return row.position === row.siblings ? null : { id, parentId: row.parentId, index: index + 1 };
  if (direction === "in") {
    const above = rows.find((each) => each.parentId === row.parentId && each.position === index);
    return above ? { id, parentId: above.item.id, index: getChildren(above.item).length } : null;
  }
  const parent = rows.find(({ item }) => item.id === row.parentId);
  return parent ? { id, parentId: parent.parentId, index: parent.position } : null;
}

const allIds = (items: readonly TreeItem[]): string[] =>
  items.flatMap((item) => [item.id, ...allIds(getChildren(item))]);

/** Where a drop on a row puts what is dragged: before it, into it (as its last child), after it. */
export function moveOntoRow(
  items: readonly TreeItem[],
  id: string,
  row: TreeRow,
  where: "before" | "into" | "after",
): TreeMove | null {
  if (id === row.item.id) return null;
  const rest = getChildren(row.item).filter((child) => child.id !== id).length;
  const siblings =
    row.parentId === null ? items : getChildren(findItem(items, row.parentId) ?? { id: "", label: "" });
  const remaining = siblings.filter((sibling) => sibling.id !== id);
  const index = remaining.findIndex((sibling) => sibling.id === row.item.id);
  const move =
    where === "into"
      ? { id, parentId: row.item.id, index: rest }
      : { id, parentId: row.parentId, index: where === "before" ? index : index + 1 };
  return canMove(items, move) ? move : null;
}
