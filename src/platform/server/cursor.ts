import type * as z from "zod";
import type { Page } from "#platform/contract/page.ts";
import { refuse } from "../errors.ts";

/** What readCursor reads back. */
export const writeCursor = (place: readonly string[]): string =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

/** The place where the page before ended, null for the first page; refuses what we did not write. */
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

/** One page, and where it ended for the caller to hand back unread: cuts the one row too many that tells of a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => readonly string[],
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && rows.length > limit ? writeCursor(placeOf(last)) : null };
}
