import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { searchTerms } from "../../searchWords.ts";
import type { Tenant } from "./database.ts";
import type { WordsTable } from "./wordsTable.ts";

/** Up to this many stored words, the rows that a word finds are looked up by their ids; a more common one is asked of rows. */
const maxLookedUp = 5000;
/** A total beyond this is not counted: « plus de 1 000 ». */
const maxCounted = 1000;
/** So many stored words of a common word are looked at for a total: a row has seldom two that begin alike. */
const maxSampled = 1500;

/** The ways to write one word of a search: a row that has any of them has it. */
type Term = readonly Range[];
interface Range {
  /** The stored words that begin so stand between these two. */
  low: string;
  high: string;
}

/** What is searched, and how it is found; null finds everything. */
export type Search = {
  table: WordsTable;
  companyId: string;
  /** The rows that have all of these are looked up by their ids; without any, the list is walked in its order. */
  lookedUp: Term[];
  /** Asked of each row, the rarest first. */
  asked: Term[];
} | null;

/**
 * Asks how common the words of a search are, so that a page costs the same in a company ten times larger: one statement
 * that reads at most `maxLookedUp` entries of an index for each way to write a word, and none without a search. What no row
 * has is not asked again.
 */
export async function planSearch(
  tx: Tenant,
  table: WordsTable,
  companyId: string,
  text: string | undefined,
): Promise<Search> {
  if (!text?.trim()) return null;
  const terms = searchTerms(text).map((ways) => ways.map((low) => ({ low, high: low + lastCharacter })));
  if (terms.length === 0) return { table, companyId, lookedUp: [], asked: [] };
  const entries = await countEntries(tx, table, companyId, terms.flat());
  const planned = terms
    .map((ways) => ({
      ways: ways.filter((way) => entries.get(way)),
      sum: ways.reduce((sum, way) => sum + (entries.get(way) ?? 0), 0),
    }))
    .toSorted((one, other) => one.sum - other.sum);
  // A word that no row has finds nothing, whatever the others.
  if (planned.some(({ sum }) => sum === 0)) return { table, companyId, lookedUp: [], asked: [] };
  const of = (isLookedUp: boolean) =>
    planned.filter(({ sum }) => sum <= maxLookedUp === isLookedUp).map(({ ways }) => ways);
  return { table, companyId, lookedUp: of(true), asked: of(false) };
}

/** How many stored words each range has; beyond `maxLookedUp`, only that it has more. */
async function countEntries(tx: Tenant, table: WordsTable, companyId: string, ranges: readonly Range[]) {
  const { rows } = await tx.execute<{ place: number; entries: number }>(sql`
    select (range.place - 1)::int as place, found.entries
    from unnest(${sql.param(ranges.map(({ low }) => low))}::text[], ${sql.param(ranges.map(({ high }) => high))}::text[])
      with ordinality range (low, high, place)
    cross join lateral (
      select count(*)::int as entries from (
        select from ${table} w where w.company_id = ${companyId} and w.word >= range.low and w.word < range.high
        limit ${maxLookedUp + 1}
      ) entry
    ) found`);
  return new Map(rows.map(({ place, entries }) => [ranges[place], entries]));
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
    ...asked.map((ways) => hasWord(search, ways, id)),
  );
}

/** The same for a total: of words that are common, only a sample. */
export function matchingSample(search: Search, id: SQLWrapper): SQL | undefined {
  const [common, ...others] = search?.asked ?? [];
  if (!search || search.lookedUp.length > 0 || !common) return matching(search, id);
  return and(
    isAmong(id, sql`${idsWithAll(search, [common])} limit ${maxSampled}`),
    ...others.map((ways) => hasWord(search, ways, id)),
  );
}

// Each range by itself: PostgreSQL reads the index for one, and might read a whole company for two with « or ».
const idsWithAll = ({ table, companyId }: NonNullable<Search>, terms: readonly Term[]) =>
  sql.join(
    terms.map((ways) => {
      const each = ways.map(
        ({ low, high }) =>
          sql`select w.id from ${table} w where w.company_id = ${companyId} and w.word >= ${low} and w.word < ${high}`,
      );
      return each.length > 1 ? sql`(${sql.join(each, sql` union `)})` : sql.join(each);
    }),
    sql` intersect `,
  );

/**
 * The rows with these ids, looked up one by one by the key. The array is read first, so that PostgreSQL, which knows
 * nothing of its length, believes it short; as « = any » it would look for it along the index of the order, from end to end.
 */
export const isAmong = (id: SQLWrapper, ids: SQL): SQL => sql`${id} in (select unnest(array(${ids})))`;

// A scalar, not an « exists »: PostgreSQL asks it row by row and keeps to the order of the list.
const hasWord = ({ table, companyId }: NonNullable<Search>, ways: Term, id: SQLWrapper) => {
  const any = ways.map(({ low, high }) => sql`w.word >= ${low} and w.word < ${high}`);
  return sql`(select true from ${table} w
    where w.company_id = ${companyId} and w.id = ${id} and (${sql.join(any, sql` or `)}) limit 1)`;
};

/**
 * What is found in names without stored words, of which a company has dozens: each word of the search stands in them, or
 * begins a word of them as elsewhere.
 */
export const matchingNames = (search: string | undefined, names: SQL): SQL[] =>
  searchTerms(search ?? "").map(
    ([word, ...joined]) => sql`(position(${word} in app.fold(${names})) > 0 or exists (
      select from unnest(app.search_words(${names})) stored, unnest(${sql.param([word, ...joined])}::text[]) way
      where starts_with(stored, way)))`,
  );

/** Rows counted for a total: one more than it may say. */
export const maxRowsToCount = maxCounted + 1;

export interface Total {
  /** How many rows match, those on other pages included; when not exact, there are more than this. */
  total: number;
  isTotalExact: boolean;
}

/** A page: how many rows it shows, and whether others come before or after. */
interface PagePosition {
  rows: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Whether a page holds everything: then nothing needs to be counted. */
export const isAll = ({ isFirst, isLast }: PagePosition): boolean => isFirst && isLast;

/** What a page says of its total, from as many rows as were counted. */
export function computeTotal(search: Search, counted: number, page: PagePosition): Total {
  if (isAll(page)) return { total: page.rows, isTotalExact: true };
  if (counted > maxCounted) return { total: maxCounted, isTotalExact: false };
  const isSample = search !== null && search.lookedUp.length === 0 && search.asked.length > 0;
  if (isSample) return { total: Math.max(counted, page.rows), isTotalExact: false };
  return { total: counted, isTotalExact: true };
}
