import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { searchWords } from "../searchWords.ts";
import type { Tenant } from "./database.ts";
import type { WordsTable } from "./wordsTable.ts";

/** Up to this many stored words, the rows that a word finds are looked up one by one; beyond, the list is walked in its order. */
const mostLookedUp = 1000;
/** A total beyond this is not counted: « plus de 1 000 ». */
const mostCounted = 1000;
/** So many stored words of a common word are looked at for a total: a row has seldom two that begin alike. */
const mostSampled = 1500;

interface Word {
  /** The stored words that begin with it stand between these two. */
  low: string;
  high: string;
}

/** What is searched, and how it is found; null finds everything. */
export type Search = {
  table: WordsTable;
  companyId: string;
  /** The rarest first. */
  words: Word[];
  isRare: boolean;
} | null;

/**
 * Asks how common the words of a search are, so that a page costs the same in a company ten times larger: one statement
 * that reads at most `mostLookedUp` entries of an index for each word, and none without a search.
 */
export async function planSearch(
  tx: Tenant,
  table: WordsTable,
  companyId: string,
  text: string | undefined,
): Promise<Search> {
  if (!text?.trim()) return null;
  const words = searchWords(text).map((word) => ({ low: word, high: word + lastCharacter }));
  if (words.length === 0) return { table, companyId, words, isRare: true };
  const { rows } = await tx.execute<{ place: number; entries: number }>(sql`
    select (word.place - 1)::int as place, found.entries
    from unnest(${sql.param(words.map(({ low }) => low))}::text[], ${sql.param(words.map(({ high }) => high))}::text[])
      with ordinality word (low, high, place)
    cross join lateral (
      select count(*)::int as entries from (
        select from ${table} w where w.company_id = ${companyId} and w.word >= word.low and w.word < word.high
        limit ${mostLookedUp + 1}
      ) entry
    ) found
    order by found.entries, word.place`);
  return {
    table,
    companyId,
    words: rows.flatMap(({ place }) => words[place] ?? []),
    isRare: (rows[0]?.entries ?? 0) <= mostLookedUp,
  };
}

/** The highest character there is: no word that begins with another stands after it. */
const lastCharacter = "\u{10ffff}";

/** Every word of the search begins a word of the row with this id; no condition without a search. */
export function matching(search: Search, id: SQLWrapper): SQL | undefined {
  if (!search) return undefined;
  const [rarest, ...others] = search.words;
  if (!rarest) return sql`false`;
  return search.isRare
    ? and(idsOf(search, rarest, id), ...others.map((word) => hasWord(search, word, id)))
    : and(...search.words.map((word) => hasWord(search, word, id)));
}

/** The same for a total: of a common word, only a sample. */
export function matchingSample(search: Search, id: SQLWrapper): SQL | undefined {
  const [rarest, ...others] = search?.words ?? [];
  if (!search || search.isRare || !rarest) return matching(search, id);
  return and(
    idsOf(search, rarest, id, sql`limit ${mostSampled}`),
    ...others.map((word) => hasWord(search, word, id)),
  );
}

// An array is read first, whatever PostgreSQL believes of the number of words, and its ids are looked up by the key.
const idsOf = (
  { table, companyId }: NonNullable<Search>,
  { low, high }: Word,
  id: SQLWrapper,
  limit = sql``,
) =>
  sql`${id} = any(array(select w.id from ${table} w
    where w.company_id = ${companyId} and w.word >= ${low} and w.word < ${high} ${limit}))`;

// A scalar, not an « exists »: PostgreSQL asks it row by row and keeps to the order of the list.
const hasWord = ({ table, companyId }: NonNullable<Search>, { low, high }: Word, id: SQLWrapper) =>
  sql`(select true from ${table} w
    where w.company_id = ${companyId} and w.id = ${id} and w.word >= ${low} and w.word < ${high} limit 1)`;

/** Rows counted for a total: one more than it may say. */
export const countedRows = mostCounted + 1;

export interface Total {
  /** How many rows match, those on other pages included; when not exact, there are more than this. */
  total: number;
  isTotalExact: boolean;
}

/** What a page says of its total, from as many rows as were counted. A first page that holds everything knows better. */
export function totalOf(
  search: Search,
  counted: number,
  page: { rows: number; isFirst: boolean; isLast: boolean },
): Total {
  if (page.isFirst && page.isLast) return { total: page.rows, isTotalExact: true };
  const isSample = search !== null && !search.isRare;
  if (counted > mostCounted) return { total: mostCounted, isTotalExact: false };
  return isSample
    ? { total: Math.max(counted, page.rows), isTotalExact: false }
    : { total: counted, isTotalExact: true };
}
