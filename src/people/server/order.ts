import { asc, desc, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { toPage, readCursor } from "#platform/server/database/cursor.ts";
import { profiles } from "../tables.ts";
import type { PeopleSort } from "../vocabulary.ts";

const { lastNameKey, firstNameKey, jobKey, id } = profiles;

/** What an order compares, selected beside each person: the cursor is made of it. */
export const orderKeys = { lastNameKey, firstNameKey, jobKey };
type Keyed = { id: string } & Record<keyof typeof orderKeys, string>;

/** Each has its index: a page is read in order, whatever the number of people. By last name, then first name (§5 of docs/specification.md). */
const compared = {
  name: ["lastNameKey", "firstNameKey"],
  job: ["jobKey", "lastNameKey", "firstNameKey"],
} as const satisfies Record<string, readonly (keyof typeof orderKeys)[]>;

/** An order of the list: how rows are sorted, which follow a cursor, and where a page ends. A cursor belongs to its order. */
export function buildOrder(sort: PeopleSort = "name") {
  const isDescending = sort.startsWith("-");
  const names = compared[sort.replace("-", "") as keyof typeof compared];
  const columns = [...names.map((name) => orderKeys[name]), id];
  const Place = z
    .tuple([z.literal(sort)], z.string())
    .refine((place) => place.length === columns.length + 1 && z.uuid().safeParse(place.at(-1)).success);
  return {
    by: columns.map((column) => (isDescending ? desc(column) : asc(column))),
    after(cursor: string | undefined): SQL | undefined {
      const place = readCursor(Place, cursor);
      if (!place) return undefined;
      const [, ...values] = place;
      const ends = values.map((value, index) =>
        index === names.length ? sql`${value}::uuid` : sql`${value}`,
      );
      const follows = isDescending ? sql`<` : sql`>`;
      return sql`(${sql.join(columns, sql`, `)}) ${follows} (${sql.join(ends, sql`, `)})`;
    },
    toPage: <Row extends Keyed>(rows: readonly Row[], limit: number) =>
      toPage(rows, limit, (row) => [sort, ...names.map((name) => row[name]), row.id]),
  };
}
