import type * as z from "zod";
import type { Page } from "#platform/contract/page.ts";
import { refuse } from "../../errors.ts";

/** What readCursor reads back. */
export const writeCursor = (place: readonly string[]): string =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

/** Parses a cursor; null for the first page, refused when it is not one of ours. */
export function readCursor<Place extends z.ZodTypeAny>(
  shape: Place,
  cursor: string | undefined,
): z.output<Place> | null {
  if (!cursor) return null;
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    refuse("invalid_data", { cursor: { reason: "format" } });
  }
}

/** Cuts the extra row that tells of a next page, and writes the cursor of that page. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  toPlace: (row: Row) => readonly string[],
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && rows.length > limit ? writeCursor(toPlace(last)) : null };
}
