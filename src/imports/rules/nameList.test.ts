import fc from "fast-check";
import { expect, test } from "vitest";
import { rounds } from "#platform/testing/proof.ts";
import { joinNames, splitNames } from "./nameList.ts";

test.each([
  ["Ventes; Soudure", ["Ventes", "Soudure"]],
  ["Ventes | Soudure|", ["Ventes", "Soudure"]],
  [" ; ;", []],
  ['"Jour; soir"; Nuit', ["Jour; soir", "Nuit"]],
  ['"Le ""grand"" quai"', ['Le "grand" quai']],
  ['Quai "est"', ['Quai "est"']],
  ['"Quai" est; Nuit', ['"Quai" est', "Nuit"]],
])("%j names %j", (cell, names) => {
  expect(splitNames(cell)).toEqual(names);
});

test("names that are joined come apart as they were", () => {
  const name = fc
    .string({ unit: fc.constantFrom(...Array.from("ab;|\"' ,-")), maxLength: 8 })
    .map((text) => text.trim())
    .filter(Boolean);
  fc.assert(
    fc.property(fc.array(name, { maxLength: 4 }), (names) => {
      expect(splitNames(joinNames(names))).toEqual(names);
    }),
    { numRuns: rounds({ short: 500, long: 50_000 }) },
  );
});
