import { expect, test } from "vitest";
import { capitalize, namePeriod, ofPeriod } from "./periodInSentence.ts";

test.each([
  ["quarter", "2026-07-01", "Le 3ᵉ trimestre 2026", "du 3ᵉ trimestre 2026", "of Q3 2026"],
  ["month", "2026-10-01", "Octobre 2026", "d’octobre 2026", "of October 2026"],
  ["month", "2026-09-01", "Septembre 2026", "de septembre 2026", "of September 2026"],
  ["year", "2025-01-01", "2025", "de 2025", "of 2025"],
  [
    "week",
    "2026-11-23",
    "La semaine du 23 novembre 2026",
    "de la semaine du 23 novembre 2026",
    "of the week of November 23, 2026",
  ],
] as const)("a %s from %s in a sentence: « %s »", (kind, start, name, of, ofEnglish) => {
  expect(capitalize(namePeriod("fr", { kind, start }))).toBe(name);
  expect(ofPeriod("fr", { kind, start })).toBe(of);
  expect(ofPeriod("en", { kind, start })).toBe(ofEnglish);
});
