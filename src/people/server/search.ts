import { and, asc, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import * as z from "zod";
import { refuse } from "#platform/errors.ts";
import { profiles } from "../tables.ts";

/**
 * Without accents or capitals: « helene » finds « Hélène », « soeur » finds « Sœur ». Decomposed first, so that
 * lower() has only plain letters to change, whatever the locale of the server.
 */
const folded = (text: SQLWrapper) =>
  sql<string>`replace(lower(regexp_replace(normalize(replace(${text}, 'Œ', 'œ'), nfd), '[\\u0300-\\u036f]', '', 'g')), 'œ', 'oe')`;

/** By last name, then first name (§5 of docs/specification.md); "C", so that the cursor and the order agree everywhere. */
export const sortKeys = {
  lastNameKey: sql<string>`(${folded(profiles.lastName)}) collate "C"`,
  firstNameKey: sql<string>`(${folded(profiles.firstName)}) collate "C"`,
};
export const byName = [asc(sortKeys.lastNameKey), asc(sortKeys.firstNameKey), asc(profiles.id)];

/** Every word must be in the name or the address; without words, everybody. */
export const matches = (companyId: string, search: string | undefined): SQL | undefined =>
  and(
    eq(profiles.companyId, companyId),
    ...(search?.split(/\s+/) ?? []).filter(Boolean).map((word) => {
      const pattern = folded(sql`${word.replace(/[\\%_]/g, "\\$&")}::text`);
      const names = sql`concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}, ${profiles.email})`;
      return sql`${folded(names)} like '%' || ${pattern} || '%'`;
    }),
  );

const Place = z.tuple([z.string(), z.string(), z.uuid()]);

/** People after the place where the page before ended. */
export function after(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const place = Place.safeParse(parsed(cursor));
  if (!place.success) return refuse("invalid_data", { cursor: { reason: "format" } });
  const [lastName, firstName, id] = place.data;
  return sql`(${sortKeys.lastNameKey}, ${sortKeys.firstNameKey}, ${profiles.id}) > (${lastName}::text collate "C", ${firstName}::text collate "C", ${id}::uuid)`;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

interface Keyed {
  id: string;
  lastNameKey: string;
  firstNameKey: string;
}

/** Cuts the one row too many that tells whether there is a next page. */
export function pageOf<Row extends Keyed>(
  rows: readonly Row[],
  limit: number,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  if (!last || rows.length <= limit) return { items, nextCursor: null };
  const place = JSON.stringify([last.lastNameKey, last.firstNameKey, last.id]);
  return { items, nextCursor: Buffer.from(place).toString("base64url") };
}
