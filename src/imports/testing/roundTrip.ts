import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect } from "vitest";
import { normalizeText } from "#platform/normalizeText.ts";
import { fold } from "#platform/searchWords.ts";
import { writeCsv } from "#platform/server/export/csv.ts";
import type { Sheet } from "#platform/server/export/sheet.ts";
import { writeXlsx } from "#platform/server/export/xlsx.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import type { Language } from "#platform/vocabulary.ts";
import { matchColumns, type ImportField } from "../rules/columns.ts";
import { emptyingWords, rowParser } from "../rules/rowParser.ts";
import type { ParsedRow } from "../rules/table.ts";
import { readTable } from "../server/reading/readFile.ts";

/** What people and programs have written into names: formulas, quotes, separators, apostrophes, spaces, other alphabets. */
const pieces = Array.from("=+-@|%;,\"'’ abÉçŽœ()/\\&<>0９＝é́🙂‑\u00A0").concat([
  "''",
  '""',
  "Roy",
  "_x000A_",
  "sep=",
  "(vide)x",
  " (4)",
  " / ",
  "--",
  "=1+1",
  "مريم",
]);

/** A name as hostile as names are, in the form in which the product keeps it. */
export const hostileText = (maxPieces: number) =>
  fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: maxPieces })
    .map((all) => normalizeText(all.join("")).trim())
    .filter((one) => one !== "" && !Object.values<string>(emptyingWords).includes(fold(one)));

/** Some names in French, of which English may be missing. */
export const hostileName = fc.record({ fr: hostileText(5), en: fc.option(hostileText(5)) });

/** Each name once, as a company has them: without capitals or accents. */
export const eachOnce = <Item>(items: fc.Arbitrary<Item>, toKey: (item: Item) => string, maxLength: number) =>
  fc.uniqueArray(items, { selector: (item) => fold(toKey(item)), minLength: 1, maxLength });

interface RoundTrip<Company, Row> {
  /** What goes out and comes back, for the table of proofs. */
  what: string;
  companies: fc.Arbitrary<Company>;
  listRows: (company: Company) => readonly Row[];
  sheetIn: (language: Language) => Sheet<Row>;
  fields: readonly ImportField[];
  /** What must hold of the rows as their kind gets them. */
  expectBack: (company: Company, rows: ParsedRow[]) => void;
}

/** Exports companies in both formats and languages, and reads the files as the import does. */
export async function expectRoundTrips<Company, Row>(trip: RoundTrip<Company, Row>): Promise<void> {
  const { companies, listRows, sheetIn, fields, expectBack } = trip;
  const folder = mkdtempSync(path.join(tmpdir(), "rondo-round-trip-"));
  const file = path.join(folder, "file");
  const count = rounds({ short: 200, long: 3_000 });
  let place = 0;
  await fc.assert(
    fc.asyncProperty(companies, async (company) => {
      place += 1;
      const sheet = sheetIn(place % 2 === 0 ? "fr" : "en");
      writeFileSync(file, await written(sheet, listRows(company), place % 4 < 2 ? "csv" : "xlsx"));
      const table = await readTable(file, { fields, maxRows: 100 });
      expect(table).toMatchObject({ possibleEncodings: [], headerRow: 1 });
      const mapping = matchColumns(table.headers, fields);
      const layout = { headers: table.headers, mapping, dates: [], fields, thisYear: 2026 };
      expectBack(company, table.rows.map(rowParser(layout)));
    }),
    { numRuns: count },
  );
  rmSync(folder, { recursive: true });
  noteFigure({
    name: `Exported and read back: ${trip.what}`,
    measured: `${count} companies: nothing to change`,
    asked: "≥ 200",
  });
}

async function written<Row>(
  sheet: Sheet<Row>,
  rows: readonly Row[],
  format: "csv" | "xlsx",
): Promise<Buffer> {
  async function* pages() {
    yield rows;
  }
  if (format === "xlsx") return buffer(writeXlsx(sheet, pages(), new Date(0)));
  let text = "";
  for await (const piece of writeCsv(sheet, pages())) text += piece;
  return Buffer.from(text);
}
