import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Without accents or capitals, on both sides: « helene » finds « Hélène », however the accents are stored. */
const folded = (text: SQLWrapper) =>
  sql`regexp_replace(normalize(lower(${text}), nfd), '[\\u0300-\\u036f]', '', 'g')`;

/** One of the columns contains the words; no condition without words. */
export function contains(search: string | undefined, columns: readonly SQLWrapper[]): SQL | undefined {
  if (!search) return undefined;
  const pattern = sql`'%' || ${folded(sql`${search.replace(/[\\%_]/g, "\\$&")}::text`)} || '%'`;
  return sql`${folded(sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`)} like ${pattern}`;
}
