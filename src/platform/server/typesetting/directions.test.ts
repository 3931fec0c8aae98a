import { expect, test } from "vitest";
import { removeDirections } from "./directions.ts";

test("nothing turns the direction of writing round, wherever it stands", () => {
  const written = { words: ["Un \u202Eregard\u202C.", 4, null], name: "\u2067Zoé\u2069\u200F\u061C" };
  expect(removeDirections(written)).toEqual({ words: ["Un regard.", 4, null], name: "Zoé" });
});

test("emoji that are joined, and letters of every alphabet, stay", () => {
  const words = "Bravo 👏👩‍🚀, שלום مرحبا";
  expect(removeDirections(words)).toBe(words);
});
