import { expect, test } from "vitest";
import { dayInWords } from "./dayInWords.ts";

test.each([
  ["fr", "2026-12-06", "dimanche 6 décembre 2026"],
  ["fr", "2027-01-01", "vendredi 1ᵉʳ janvier 2027"],
  ["en", "2026-12-06", "Sunday, December 6, 2026"],
  ["fr", "1962-03-04", "dimanche 4 mars 1962"],
  // On its way to 2026.
  ["fr", "0002-12-06", ""],
  ["fr", "0202-12-06", ""],
  ["fr", "", ""],
] as const)("beside a date field in %s, %s reads « %s »", (language, value, words) =>
  expect(dayInWords(language, value)).toBe(words),
);
