import type * as z from "zod";
import { refuse } from "#platform/errors.ts";

/** Where a page ended, in a form that the caller hands back unread. */
export const writeCursor = (place: readonly string[]): string =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

/** Null for the first page; refuses what we did not write. */
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
