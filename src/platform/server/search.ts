import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { searchWords } from "../searchWords.ts";
import type { Tenant } from "./database.ts";
import type { WordsTable } from "./wordsTable.ts";

/** Up to this many stored words, the rows that a word finds are looked up by their ids; a more common one is asked of rows. */
const mostLookedUp = 5000;
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
  /** The rows that have all of these are looked up by their ids; without any, the list is walked in its order. */
  lookedUp: Word[];
  /** Asked of each row, the rarest first. */
  asked: Word[];
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
  if (words.length === 0) return { table, companyId, lookedUp: [], asked: [] };
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
  const of = (isLookedUp: boolean) =>
    rows.flatMap(({ place, entries }) =>
      entries <= mostLookedUp === isLookedUp ? (words[place] ?? []) : [],
    );
  return { table, companyId, lookedUp: of(true), asked: of(false) };
}

/** The highest character there is: no word that begins with another stands after it. */
const lastCharacter = "\u{10ffff}";

/** Every word of the search begins a word of the row with this id; no condition without a search. */
export function matching(search: Search, id: SQLWrapper): SQL | undefined {
  if (!search) return undefined;
  const { lookedUp, asked } = search;
  if (lookedUp.length + asked.length === 0) return sql`false`;
  return and(
    lookedUp.length > 0 ? isAmong(id, idsWithAll(search, lookedUp)) : undefined,
    ...asked.map((word) => hasWord(search, word, id)),
  );
}

/** The same for a total: of words that are common, only a sample. */
export function matchingSample(search: Search, id: SQLWrapper): SQL | undefined {
  const [common, ...others] = search?.asked ?? [];
  if (!search || search.lookedUp.length > 0 || !common) return matching(search, id);
  return and(
    isAmong(id, sql`${idsWithAll(search, [common])} limit ${mostSampled}`),
    ...others.map((word) => hasWord(search, word, id)),
  );
}

const idsWithAll = ({ table, companyId }: NonNullable<Search>, words: readonly Word[]) =>
  sql.join(
    words.map(
      ({ low, high }) =>
        sql`select w.id from ${table} w where w.company_id = ${companyId} and w.word >= ${low} and w.word < ${high}`,
    ),
    sql` intersect `,
  );

/**
 * The rows with these ids, looked up one by one by the key. The array is read first, so that PostgreSQL, which knows
 * nothing of its length, believes it short; as « = any » it would look for it along the index of the order, from end to end.
 */
export const isAmong = (id: SQLWrapper, ids: SQL): SQL => sql`${id} in (select unnest(array(${ids})))`;

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

/** A page: how many rows it shows, and whether others come before or after. */
interface PlaceOfPage {
  rows: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Whether a page holds everything: then nothing needs to be counted. */
export const isAll = ({ isFirst, isLast }: PlaceOfPage): boolean => isFirst && isLast;

/** What a page says of its total, from as many rows as were counted. */
export function totalOf(search: Search, counted: number, page: PlaceOfPage): Total {
  if (isAll(page)) return { total: page.rows, isTotalExact: true };
  if (counted > mostCounted) return { total: mostCounted, isTotalExact: false };
  const isSample = search !== null && search.lookedUp.length === 0 && search.asked.length > 0;
  if (isSample) return { total: Math.max(counted, page.rows), isTotalExact: false };
  return { total: counted, isTotalExact: true };
}
