import { expect, test } from "vitest";
import { fold, searchWords } from "./searchWords.ts";

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
