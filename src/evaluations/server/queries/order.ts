import { sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { readCursor, writeCursor } from "#platform/server/database/cursor.ts";
import type { EvaluationSort } from "../../vocabulary/lists.ts";

/** The end of a page of evaluations `e`: the value compared, as text, and the id. */
export type Place = readonly [value: string, id: string];

/** Each has its index: a page is read in order, whatever the number of evaluations. */
const compared = {
  created: {
    key: sql`e.created_at`,
    // To the microsecond, which a Date would lose.
    written: sql`to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    type: sql`timestamptz`,
    value: z.iso.datetime({ precision: 6 }),
  },
  name: { key: sql`e.name_key`, written: sql`e.name_key`, type: sql`text`, value: z.string() },
  due: {
    key: sql`e.due_key`,
    written: sql`e.due_key::text`,
    type: sql`date`,
    value: z.union([z.iso.date(), z.literal("infinity")]),
  },
};

/** An order of the list: how rows are sorted, which follow a cursor, and where a page ends. A cursor belongs to its order. */
export function buildOrder(sort: EvaluationSort = "-created") {
  const isDescending = sort.startsWith("-");
  const { key, written, type, value } = compared[sort.replace("-", "") as keyof typeof compared];
  const direction = isDescending ? sql`desc` : sql`asc`;
  return {
    by: sql`${key} ${direction}, e.id ${direction}`,
    written,
    after(cursor: string | undefined): SQL {
      const place = readCursor(z.tuple([z.literal(sort), value, z.uuid()]), cursor);
      if (!place) return sql``;
      const [, end, id] = place;
      return sql`and (${key}, e.id) ${isDescending ? sql`<` : sql`>`} (${end}::${type}, ${id}::uuid)`;
    },
    cursorAt: (place: Place) => writeCursor([sort, ...place]),
  };
}
