import * as z from "zod";
import { isFoundBy } from "#platform/searchWords.ts";
import { readCursor, toPage } from "#platform/server/database/cursor.ts";
import type { CountedPage } from "#platform/contract/page.ts";

interface Words {
  fr: string;
  en: string | null;
}
/** An entry and its place among all others. */
interface Placed<Entry> {
  entry: Entry;
  place: string;
}
interface Question {
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** One page of a list that is in memory: its entries with the words of a search, after the place of the cursor. */
export function toLibraryPage<Entry>(
  placed: readonly Placed<Entry>[],
  { search = "", cursor, limit = 50 }: Question,
  listWords: (entry: Entry) => readonly Words[],
): CountedPage<Entry> {
  const isFound = isFoundBy(search);
  const found = placed.filter(({ entry }) =>
    isFound(
      listWords(entry)
        .flatMap(({ fr, en }) => [fr, en ?? ""])
        .join(" "),
    ),
  );
  const [after = ""] = readCursor(z.tuple([z.string()]), cursor) ?? [];
  const { items, nextCursor } = toPage(
    found.filter(({ place }) => place > after),
    limit,
    ({ place }) => [place],
  );
  return { items: items.map(({ entry }) => entry), nextCursor, total: found.length, isTotalExact: true };
}
