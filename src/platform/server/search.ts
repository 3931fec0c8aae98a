import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";

const withoutAccents = (text: SQLWrapper) =>
  sql`regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g')`;
const withoutLigatures = (text: SQLWrapper) =>
  sql`replace(replace(replace(replace(${text}, 'Œ', 'oe'), 'œ', 'oe'), 'Æ', 'ae'), 'æ', 'ae')`;

/**
 * Without accents or capitals: « helene » finds « Hélène », « soeur » finds « Sœur ». What lower() meets in the end
 * are plain letters, so that the locale of the server changes nothing.
 */
export const folded = (text: SQLWrapper) => sql<string>`lower(${withoutLigatures(withoutAccents(text))})`;

/** Every word is somewhere in the columns; no condition without words. */
export const contains = (search: string | undefined, columns: readonly SQLWrapper[]): SQL | undefined =>
  everyWord(search, columns, "%");

/** Every word begins a word of the columns: « anne » begins « Anne », and is inside « Marianne ». */
export const begins = (search: string | undefined, columns: readonly SQLWrapper[]): SQL | undefined =>
  everyWord(search, columns, "% ");

function everyWord(search: string | undefined, columns: readonly SQLWrapper[], before: string) {
  const text = folded(sql`concat_ws(' ', '', ${sql.join([...columns], sql`, `)})`);
  const words = (search ?? "").split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => {
      const pattern = folded(sql`${word.replace(/[\\%_]/g, "\\$&")}::text`);
      return sql`${text} like ${before} || ${pattern} || '%'`;
    }),
  );
}
