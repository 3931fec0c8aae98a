import { expect, test } from "vitest";
import { sortedNames, sortKey } from "./testing/sortedNames.ts";
import { compareWords } from "./texts.ts";

test.each([
  ["D’Amours", "damours"],
  ["O'Brien", "obrien"],
  ["D´Amours", "damours"],
  ["Jean‑Guy", "jean guy"],
  ["Jean\u202fGuy", "jean guy"],
  ["Œuvrard – Côté", "oeuvrard cote"],
])("%s is sorted as %j", (name, key) => {
  expect(sortKey(name)).toBe(key);
});

test.each(["fr", "en"] as const)("names stand in their order in %s, by their keys too", (language) => {
  const mixed = sortedNames.toReversed();
  expect(mixed.toSorted((a, b) => compareWords(language, a, b))).toEqual(sortedNames);
  expect(mixed.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(sortedNames);
});
