import { expect, test } from "vitest";
import { parseBoard, writeBoard } from "./boardAddress.ts";

const today = "2026-11-26";
const id = "0190f3b6-7c1e-7a51-9b1d-0f6a5b3c2d1e";
const opening = { kind: "quarter", period: null, by: null, cut: null } as const;

test.each([
  [{}, opening],
  [
    { period: "month", from: "2026-03-01", by: "team", cut: `team:${id}` },
    {
      kind: "month",
      period: { kind: "month", start: "2026-03-01" },
      by: "team",
      cut: { kind: "team", id },
    },
  ],
  [{ cut: "company" }, { ...opening, cut: { kind: "company", id: null } }],
] as const)("%o is read, and written again", (given, board) => {
  expect(parseBoard(given, today)).toEqual(board);
  expect(writeBoard(parseBoard(given, today))).toEqual(given);
});

test.each([
  { period: "decade", from: "soon", by: "company", cut: "team:1" },
  { from: "2027-03-01", by: "person", cut: `person:${id}` },
  { cut: "team", by: 1, from: null },
])("%o counts as unsaid", (given) => {
  expect(parseBoard(given, today)).toEqual(opening);
});

test("the day is of the period in which it lies, the present one included", () => {
  expect(parseBoard({ from: today }, today).period).toEqual({ kind: "quarter", start: "2026-10-01" });
});
