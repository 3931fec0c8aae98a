import { expect, test } from "vitest";
import type { ImportView } from "#imports/contract.ts";
import { arrange, columnsOfCard, fitsTable } from "./arrangement.ts";

type Row = ImportView["rows"][number];
const row = (number: number, state: Row["state"], ...wrong: string[]): Row => ({
  number,
  cells: [],
  state,
  problems: Object.fromEntries(wrong.map((field) => [field, { code: "format" }])),
});
const mapping = ["email", null, "name", "city", "date"];
const listFields = (columns: readonly { field: string }[]) => columns.map(({ field }) => field);

test("columns with mistakes come first, beside the one that says whose row it is", () => {
  const { columns } = arrange({ mapping, rows: [row(2, "error", "date"), row(3, "duplicate", "city")] });
  expect(columns.map(({ field, at }) => [field, at])).toEqual([
    ["email", 0],
    ["date", 4],
    ["name", 2],
    ["city", 3],
  ]);
});

test("a table is shown where its mistakes stand side by side, cards elsewhere", () => {
  const { together } = arrange({
    mapping,
    rows: [row(2, "error", "date", "name"), row(3, "error", "email")],
  });
  expect(together).toBe(3);
  expect(fitsTable({ together }, 41.5)).toBe(true);
  expect(fitsTable({ together }, 41)).toBe(false);
  expect(arrange({ mapping, rows: [row(2, "error", "date", "row")] }).together).toBe(3);
});

test("a card keeps the fields that it came with, and gains those that are wrong since", () => {
  const arranged = arrange({ mapping, rows: [row(2, "error", "date", "name", "row")] });
  expect(listFields(columnsOfCard(row(2, "error", "name"), arranged))).toEqual(["name", "date"]);
  expect(listFields(columnsOfCard(row(2, "error", "city"), arranged))).toEqual(["name", "date", "city"]);
  expect(listFields(columnsOfCard(row(3, "error", "city"), arranged))).toEqual(["city"]);
  expect(columnsOfCard(row(4, "add"), arranged)).toEqual([]);
});
