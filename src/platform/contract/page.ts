import * as z from "zod";

/** Which page of a list: the cursor of the answer before, none for the first. */
export const pageInput = {
  search: z.string().trim().max(80).optional(),
  // Three names of the longest kind, and an id.
  cursor: z.string().max(1500).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
};

/** One page of a list, and the cursor of the next; null on the last. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** One page of a list whose whole size is said. */
export interface CountedPage<Item> extends Page<Item> {
  total: number;
  /** False: there are more than the total. */
  isTotalExact: boolean;
}

export const pageSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/**
 * The same, with the number of items on all pages; when it is not exact, there are more than this
 * (platform/server/database/search.ts).
 */
export const countedPageSchema = <Item extends z.ZodType>(item: Item) =>
  pageSchema(item).extend({ total: z.number().int(), isTotalExact: z.boolean() });
