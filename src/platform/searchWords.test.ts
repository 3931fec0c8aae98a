import { expect, test } from "vitest";
import { fold, isFoundBy, searchTerms, searchWords } from "./searchWords.ts";
import { searchCases } from "./testing/searchCases.ts";

test.each([
  ["Hélène", "helene"],
  ["He\u0301le\u0300ne", "helene"],
  ["ŒUVRARD Lætitia", "oeuvrard laetitia"],
  ["Straße STRASSE ẞ", "strasse strasse ss"],
  ["İpek Işık", "ipek isik"],
  ["Nguyễn Thị Hồng Đào", "nguyen thi hong dao"],
  ["Łukasz Sørensen Þóra", "lukasz sorensen thora"],
  ["Ｍａｒｉｅ ﬁn", "marie fin"],
  ["Παπαδόπουλος ИВАНОВ", "παπαδοπουλοσ иванов"],
])("%s is compared as %s", (written, folded) => {
  expect(fold(written)).toBe(folded);
});

test.each([
  ["", []],
  [" % _ \\ ", []],
  ["@", []],
  ["Jean-Pierre  d’Arc O'Neil", ["jean", "pierre", "d", "arc", "o", "neil"]],
  ["zoé ZOE", ["zoe"]],
  ["Luc.Tremblay@Client.example", ["luc", "tremblay", "@client.example"]],
  ["luc@", ["luc"]],
  ["@client", ["@client"]],
  ["Bilan « été 2026 » (100 %)", ["bilan", "ete", "2026", "100"]],
])("a search for %j is for the words %j", (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

test.each([
  ["d'amours", [["d"], ["amours", "damours"]]],
  ["Jean-Guy Roy", [["jean"], ["guy", "jeanguy"], ["roy", "guyroy", "jeanguyroy"]]],
  ["Roy, Ana", [["roy"], ["ana"]]],
  ["roy luc@client.ca ana", [["roy"], ["luc", "royluc"], ["@client.ca"], ["ana"]]],
  ["ana ana", [["ana"]]],
])("of %j, each word may be written with those before it: %j", (search, terms) => {
  expect(searchTerms(search)).toEqual(terms);
});

test.each(searchCases)("« $written » is found however it is written", ({ written, found, lost = [] }) => {
  const findsIt = (search: string) => isFoundBy(search)(written);
  expect({ found: found.filter(findsIt), lost: lost.filter(findsIt) }).toEqual({ found, lost: [] });
});
