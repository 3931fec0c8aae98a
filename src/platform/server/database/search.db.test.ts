import { expect, test } from "vitest";
import { cloneDatabase } from "#platform/testing/database.ts";
import { fold, searchWords, storedWords } from "../../searchWords.ts";
import { searchCases } from "../../testing/searchCases.ts";
import { sortedNames, sortKey } from "../../testing/sortedNames.ts";

const { owner } = await cloneDatabase();

test("what is stored and what is typed are folded alike, letter by letter", async () => {
  // Latin, Greek, Cyrillic, Armenian and their extensions, signs, ligatures.
  const ranges = [range(1, 0x58f), range(0x1e00, 0x206f), range(0x3000, 0x303f), range(0xfb00, 0xfb17)];
  const letters = ranges.flat().map((code) => String.fromCodePoint(code));
  const { rows } = await owner.query<{ folded: string; key: string; words: string[] }>(
    `select app.fold(letter) as folded, app.sort_key(letter) as key, app.search_words('a' || letter || 'b') as words
     from unnest($1::text[]) with ordinality given (letter, place) order by place`,
    [letters],
  );
  expect(letters.filter((letter, index) => rows[index]?.folded !== fold(letter))).toEqual([]);
  expect(letters.filter((letter, index) => rows[index]?.key !== sortKey(letter))).toEqual([]);
  // Parted alike too: each word typed is one of those stored.
  const lost = letters.filter((letter, index) =>
    searchWords(`a${letter}b`).some((word) => !rows[index]?.words.includes(word)),
  );
  expect(lost).toEqual([]);
});

test("the words stored of a name are those that the browser knows, and they alone", async () => {
  const written = [
    ...searchCases.map((one) => one.written),
    ...searchCases.flatMap(({ found }) => found),
    "McNeil-D´Aoust St",
    "Nguyễn Thị Hồng",
    "e\u0301te\u0301 İpek Straße",
    "ste.luc@client.example Roy",
    "Ste,Anne - St",
    " -- ",
    "",
    "@",
    "luc@",
    "roy@ luc",
  ];
  const { rows } = await owner.query<{ words: string[] }>(
    `select app.search_words(written) as words from unnest($1::text[]) with ordinality given (written, place) order by place`,
    [written],
  );
  const stored = written.map((name, index) => [name, rows[index]?.words.toSorted()]);
  expect(stored).toEqual(written.map((name) => [name, [...storedWords(name)].toSorted()]));
  expect([...storedWords("Jean-Pierre Côté-d’Arc")]).toEqual([
    "jean",
    "pierre",
    "jeanpierre",
    "cote",
    "pierrecote",
    "d",
    "coted",
    "arc",
    "darc",
    "cotedarc",
  ]);
});

test("names stand in the same order in a list as in the browser", async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select name from unnest($1::text[]) name order by app.sort_key(name) collate "C"`,
    [sortedNames.toReversed()],
  );
  expect(rows.map(({ name }) => name)).toEqual(sortedNames);
});

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
