/** What is selected in a list, on whatever page of it, by key. */
export interface Selection<Item> {
  items: ReadonlyMap<string, Item>;
  /** Where a range begins: the row that was selected last. */
  anchor: string | null;
}

/** The rows of the page that is shown, in their order. */
export type Rows<Item> = readonly (readonly [key: string, item: Item])[];

export const nothingSelected: Selection<never> = {
  items: new Map<string, never>(),
  anchor: null,
};

/** One row, or with `isRange` all from the anchor to it: they all become what the row becomes. */
export function toggle<Item>(
  { items, anchor }: Selection<Item>,
  rows: Rows<Item>,
  key: string,
  isRange: boolean,
): Selection<Item> {
  const findIndex = (wanted: string | null) => rows.findIndex(([one]) => one === wanted);
  const to = findIndex(key);
  const from = isRange && findIndex(anchor) !== -1 ? findIndex(anchor) : to;
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { items: items.has(key) ? without(items, range) : withThese(items, range), anchor: key };
}

/** The box of the header: the whole page, or none of it when it was selected whole. */
export const togglePage = <Item>(selection: Selection<Item>, rows: Rows<Item>): Selection<Item> => ({
  items:
    computeExtent(selection, rows) === "all"
      ? without(selection.items, rows)
      : withThese(selection.items, rows),
  anchor: null,
});

/** How much of the page is selected. */
export type Extent = "none" | "some" | "all";

export function computeExtent<Item>({ items }: Selection<Item>, rows: Rows<Item>): Extent {
  const count = rows.filter(([key]) => items.has(key)).length;
  if (count === 0) return "none";
  return count === rows.length ? "all" : "some";
}

/** What is selected, as it is now where the page shows it. */
export function selectedItems<Item>({ items }: Selection<Item>, rows: Rows<Item>): Item[] {
  const shown = new Map(rows);
  return [...items].map(([key, item]) => shown.get(key) ?? item);
}

const withThese = <Item>(items: ReadonlyMap<string, Item>, rows: Rows<Item>) => new Map([...items, ...rows]);
const without = <Item>(items: ReadonlyMap<string, Item>, rows: Rows<Item>) => {
  const gone = new Set(rows.map(([key]) => key));
  return new Map([...items].filter(([key]) => !gone.has(key)));
};
