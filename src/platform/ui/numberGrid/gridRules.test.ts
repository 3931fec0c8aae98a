import { expect, test } from "vitest";
import { cellsIn, keepDigits, pastedInto, placeAfter } from "./gridRules.ts";

test.each([
  ["40", "40"],
  ["40\u00A0%", "40"],
  ["1000", "100"],
  ["quarante", ""],
])("« %s » is %s", (typed, digits) => {
  expect(keepDigits(typed)).toBe(digits);
});

test("cells of a spreadsheet are read line by line, without the last empty line", () => {
  expect(cellsIn("0 %\t40 %\r\n10\t30\r\n")).toEqual([
    ["0", "40"],
    ["10", "30"],
  ]);
});

test.each([
  ["ArrowUp", 0, 1],
  ["ArrowDown", 2, 1],
  ["Enter", 2, 1],
  ["ArrowLeft", 1, 0],
  ["ArrowRight", 1, 1],
] as const)("%s stays within the grid", (key, row, column) => {
  expect(placeAfter(key, { row: 1, column: 1 }, { rows: 3, columns: 2 })).toEqual({ row, column });
});

test("a letter leads nowhere", () => {
  expect(placeAfter("a", { row: 0, column: 0 }, { rows: 3, columns: 2 })).toBeNull();
});

test("a block fills the cells from its place on, and stops at the edges", () => {
  const rows = ["x", "y"].map((key) => ({ key, values: { a: "1", b: "2" } }));
  const changed = pastedInto([["7", "8"], ["9"], ["5"]], { row: 0, column: 1 }, rows, ["a", "b"]);
  expect([...changed]).toEqual([
    ["x", { a: "1", b: "7" }],
    ["y", { a: "1", b: "9" }],
  ]);
});
