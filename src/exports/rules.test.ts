import { expect, test } from "vitest";
import { buildFileName, computePercent, maxPdfRows, whyNotRetry, whyNotStart, whyNotWrite } from "./rules.ts";

test.each([
  ["queued", 0, null, null],
  ["running", 0, 300, 0],
  ["running", 120, 300, 40],
  ["running", 299, 300, 99],
  // Rows that came since they were counted, or none at all: not ready before it is there.
  ["running", 310, 300, 99],
  ["running", 0, 0, 0],
  ["done", 0, 0, 100],
] as const)("a file that is %s, with %s rows of %s, has come to %s %%", (state, done, total, percent) => {
  expect(computePercent({ state, done, total })).toBe(percent);
});

test("three files at a time, and a PDF of 1,000 rows at most", () => {
  expect([0, 2, 3, 4].map(whyNotStart)).toEqual([null, null, "too_many_exports", "too_many_exports"]);
  expect(whyNotWrite("pdf", maxPdfRows)).toBeNull();
  expect(whyNotWrite("pdf", maxPdfRows + 1)).toBe("export_too_long");
  expect(whyNotWrite("csv", 1_000_000)).toBeNull();
});

test.each([
  ["failed", "server_error", null],
  ["failed", "pdf_unavailable", null],
  ["failed", "export_too_long", "status_conflict"],
  ["failed", "forbidden", "status_conflict"],
  ["running", null, "status_conflict"],
  ["done", null, "status_conflict"],
] as const)("a file that is %s for %s is tried again: %s", (state, failure, refusal) => {
  expect(whyNotRetry({ state, failure })).toBe(refusal);
});

test.each([
  ["Évaluations", "Évaluations.csv"],
  ["Équipe « Ventes/Québec » : T3", "Équipe « Ventes Québec » T3.csv"],
  ["a\u202Egpj", "a gpj.csv"],
])("%j is called %j on the disk", (title, name) => {
  expect(buildFileName(title, "csv")).toBe(name);
});
