import { expect, test } from "vitest";
import { cloneDatabase } from "#platform/testing/database.ts";
import { fold, searchWords } from "../searchWords.ts";
import { sortedNames, sortKey } from "../testing/sortedNames.ts";

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

test.each([
  ["Jean-Pierre Côté-d’Arc", ["jean", "pierre", "jeanpierre", "cote", "d", "arc", "darc", "cotedarc"]],
  ["O’Neil Œuvrard", ["o", "neil", "oneil", "oeuvrard"]],
  ["McNeil-D´Aoust", ["mcneil", "d", "aoust", "daoust", "mcneildaoust"]],
  ["Nguyễn Thị Hồng", ["nguyen", "thi", "hong"]],
  ["e\u0301te\u0301 İpek Straße", ["ete", "ipek", "strasse"]],
  ["luc.roy@client.example", ["luc", "roy", "lucroy", "@client.example"]],
  [" -- ", []],
  ["", []],
])("%j is found by %j", async (written, words) => {
  const { rows } = await owner.query<{ words: string[] }>("select app.search_words($1) as words", [written]);
  expect(rows[0]?.words.toSorted()).toEqual(words.toSorted());
});

test("names stand in the same order in a list as in the browser", async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select name from unnest($1::text[]) name order by app.sort_key(name) collate "C"`,
    [sortedNames.toReversed()],
  );
  expect(rows.map(({ name }) => name)).toEqual(sortedNames);
});

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
