import { expect, test } from "vitest";
import { computeTextLength, normalizeLine, normalizeText, unseenCharacterAt } from "./normalizeText.ts";

test.each([
  ["Zoe\u0308", "Zoë"],
  ["\uFEFF\uFEFFCourriel", "Courriel"],
  ["\u200Bmia.roy@canot.example", "mia.roy@canot.example"],
  ["luc\u200E@canot.example\u202C", "luc@canot.example"],
  ["bé\u00ADlanger\u2060", "bélanger"],
  ["\u2066Ana\u2069", "Ana"],
  ["A\u030Angstro\u0308m", "Ångström"],
  ["plain", "plain"],
  ["Deux\nlignes", "Deux\nlignes"],
  ["Deux\u2028lignes", "Deux lignes"],
])("%j is kept as %j", (given, kept) => {
  expect(normalizeText(given)).toBe(kept);
  expect(normalizeText(kept)).toBe(kept);
});

test("a single line has no line end", () => {
  expect(normalizeLine("Presse\r\net\tsoudure\u0085fine")).toBe("Presse et soudure fine");
});

test.each([
  ["Ana", null],
  ["An\u0007a", 3],
  ["🙂\u009Fa", 2],
  ["B\uFFFDlanger", 2],
])("the first character of %j that is not seen stands at %j", (text, place) => {
  expect(unseenCharacterAt(text)).toBe(place);
});

test.each(["👨‍👩‍👧", "👩🏽‍🚀", "❤️‍🔥", "🏳️‍🌈"])("an emoji made of several stays whole: %s", (emoji) => {
  expect(normalizeText(`Bravo ${emoji}!`)).toBe(`Bravo ${emoji}!`);
  expect(normalizeText(`a\u200D${emoji}\u200Db`)).toBe(`a${emoji}b`);
  expect(computeTextLength(emoji)).toBe(emoji.length);
});
