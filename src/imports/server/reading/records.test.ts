import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oneLineColumns, scoreHeaders, type ImportField } from "../../rules/columns.ts";
import { parseCsv } from "./readCsv.ts";
import type { Separator } from "../../vocabulary.ts";

/** Random tables, as programs and people write them: whatever is read without a mark is a row that stands in the file. */
const headers = ["Courriel", "Prénom", "Nom", "Poste", "Notes"];
const fields: ImportField[] = headers.map((name) => ({
  name,
  isRequired: false,
  hasLines: name === "Notes",
  synonyms: [],
}));
const read = (text: string) =>
  parseCsv(Buffer.from(text), {
    maxRows: 1_000,
    score: (found) => scoreHeaders(found, fields),
    oneLine: (found) => oneLineColumns(found, fields),
  }).rows;

const separators: readonly Separator[] = [";", ",", "\t"];
const plainCell = fc.constantFrom(
  "",
  "Ana",
  "L’Écuyer",
  "Tuyau 5",
  "O'Neil",
  "Né(e)",
  "3,5 h",
  'a"b',
  "x;y z",
);
const hostileCell = fc
  .array(fc.constantFrom('"', '""', ";", ",", "\n", "\r\n", ", ", "a", "Roy", "id1;b;c;d", "id2,b,c,d"), {
    maxLength: 7,
  })
  .map((pieces) => pieces.join(""));
/** Rows of three to five cells, the first of which is its own. */
const makeTableArbitrary = (cell: fc.Arbitrary<string>) =>
  fc
    .array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 7 })
    .map((rows) => [...rows, ["Cy", "Li"]].map((cells, at) => [`r${at}@x.example`, ...cells]));
const filled = (cells: readonly string[]) =>
  Array.from({ length: headers.length }, (_, at) => (cells[at] ?? "").trim()).join("\u0000");
const written = (cell: string, separator: string) =>
  new RegExp(`["\\r\\n${separator}]`).test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const formatLine = (cells: readonly string[], separator: string) =>
  cells.map((cell) => written(cell, separator)).join(separator);

/** Each row is there, in its own or under a mark; none without a mark is another one. */
function expectHonest(text: string, rows: readonly (readonly string[])[]): void {
  const found = read(text);
  const known = new Set(rows.map(filled));
  const made = found.filter((row) => row.openQuoteLine === undefined && !known.has(filled(row.cells)));
  expect(made, "made of remains").toEqual([]);
  const ids = found.flatMap(({ cells }) => cells.flatMap((cell) => /r\d+@x\.example/.exec(cell)?.[0] ?? []));
  expect(ids, "each row once").toEqual(rows.map((_, at) => `r${at}@x.example`));
}

describe("of any table", () => {
  test("whose cells are written as they have to be, each row is itself or noted", () => {
    fc.assert(
      fc.property(
        makeTableArbitrary(fc.oneof(plainCell, hostileCell)),
        fc.constantFrom(...separators),
        fc.constantFrom("\n", "\r\n", "\r"),
        (rows, separator, lineEnd) => {
          const lines = [headers, ...rows].map((cells) => formatLine(cells, separator));
          expectHonest(lines.join(lineEnd), rows);
        },
      ),
      { numRuns: 400 },
    );
  });

  test("in which a quote is left open, and another stands at the end of any cell, no row is taken", () => {
    const place = fc.nat({ max: 100 });
    fc.assert(
      fc.property(
        makeTableArbitrary(plainCell.map((cell) => cell.replaceAll(/[";,]/g, ""))),
        fc.constantFrom(...separators),
        fc.tuple(place, place),
        fc.option(fc.tuple(place, place)),
        (rows, separator, [row, column], close) => {
          const broken = rows.map((cells) => [...cells]);
          const edit = (at: number, cell: number, change: (text: string) => string) => {
            const cells = broken[at % broken.length] ?? [];
            cells[cell % cells.length] = change(cells[cell % cells.length] ?? "");
          };
          const editLater = (at: number, cell: number, change: (text: string) => string) =>
            edit(at, 1 + (cell % ((broken[at]?.length ?? 2) - 1)), change);
          // The last row, the narrowest, stands as it is.
          const opened = row % (broken.length - 1);
          edit(opened, column, (text) => `"${text}`);
          // On a later line than the one that opens, in any cell but the first: « x;"Presse⏎et tour";y » is one row.
          if (close && opened + 2 < broken.length)
            editLater(opened + 1 + (close[0] % (broken.length - opened - 2)), close[1], (text) => `${text}"`);
          const text = [headers, ...broken].map((cells) => cells.join(separator)).join("\n");
          expectHonest(text, broken);
        },
      ),
      { numRuns: 400 },
    );
  });
});
