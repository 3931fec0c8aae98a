import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Without accents or capitals, as the people are searched (people/server/search.ts). */
const folded = (text: SQLWrapper) =>
  sql`replace(lower(regexp_replace(normalize(replace(${text}, 'Œ', 'œ'), nfd), '[\\u0300-\\u036f]', '', 'g')), 'œ', 'oe')`;

/** Every word is somewhere in the columns; no condition without words. */
export function contains(search: string | undefined, columns: readonly SQLWrapper[]): SQL | undefined {
  const text = folded(sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`);
  const words = (search ?? "").split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => {
      const pattern = folded(sql`${word.replace(/[\\%_]/g, "\\$&")}::text`);
      return sql`${text} like '%' || ${pattern} || '%'`;
    }),
  );
}
