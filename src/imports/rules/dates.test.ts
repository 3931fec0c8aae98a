import { describe, expect, test } from "vitest";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { parseDate, readDateColumn } from "./dates.ts";
import type { DateOrder } from "../vocabulary.ts";

describe("a cell that is a date whatever the order of its column", () => {
  test.each([
    ["2024-04-03", "2024-04-03"],
    ["2024/4/3", "2024-04-03"],
    ["2024.04.03", "2024-04-03"],
    ["20240403", "2024-04-03"],
    ["2024-04-03T00:00:00", "2024-04-03"],
    ["2024-04-03 00:00:00.000", "2024-04-03"],
    ["2024-04-03 12:30 p.m.", "2024-04-03"],
    ["45385", "2024-04-03"],
    ["45385,5", "2024-04-03"],
    ["20000", "1954-10-03"],
    ["3 avril 2024", "2024-04-03"],
    ["3 Avril 2024", "2024-04-03"],
    ["le 3 avril 2024", "2024-04-03"],
    ["mercredi 3 avril 2024", "2024-04-03"],
    ["1er mars 2024", "2024-03-01"],
    ["1ᵉʳ mars 2024", "2024-03-01"],
    ["3 avr. 2024", "2024-04-03"],
    ["3-avr-24", "2024-04-03"],
    ["03-avr.-24", "2024-04-03"],
    ["1 août 2019", "2019-08-01"],
    ["12 févr. 2020", "2020-02-12"],
    ["mar. 5 nov. 2024", "2024-11-05"],
    ["5 mar 2024", "2024-03-05"],
    ["April 3, 2024", "2024-04-03"],
    ["Apr 3rd 2024", "2024-04-03"],
    ["3 April 2024", "2024-04-03"],
    ["Wednesday, April 3, 2024", "2024-04-03"],
    ["2024 avril 3", "2024-04-03"],
    ["3-Apr-98", "1998-04-03"],
    ["29 février 2023", null],
    ["2023-02-29", null],
    ["2024-13-01", null],
    ["avril 2024", null],
    ["19999", null],
    ["60001", null],
    ["2024", null],
    ["hier", null],
    ["3 brumaire 2024", null],
    ["124-01-02", null],
  ])("%s: %s", (cell, day) => {
    for (const order of ["day", "month"] as const) expect(parseDate(cell, order, 2026)).toBe(day);
  });
});

test.each([
  ["03/04/2024", "2024-04-03", "2024-03-04", null],
  ["12/25/2023", null, "2023-12-25", null],
  ["25.12.2023", "2023-12-25", null, null],
  ["03 04 2024", "2024-04-03", "2024-03-04", null],
  ["03/04/24", "2024-04-03", "2024-03-04", "2003-04-24"],
  ["24-04-03", "2003-04-24", null, "2024-04-03"],
  ["01/02/27", "2027-02-01", "2027-01-02", "2001-02-27"],
  ["01/02/28", "1928-02-01", "1928-01-02", "2001-02-28"],
  ["3/4/2024 00:00", "2024-04-03", "2024-03-04", null],
])("%s: day first %s, month first %s, year first %s", (cell, day, month, year) => {
  expect([
    parseDate(cell, "day", 2026),
    parseDate(cell, "month", 2026),
    parseDate(cell, "year", 2026),
  ]).toEqual([day, month, year]);
});

describe("a column has one order", () => {
  const read = (cells: string[], chosen?: DateOrder) =>
    withoutPause(readDateColumn("hire_date", cells, 2026, chosen));
  const readOrder = (...cells: string[]) => read(cells).order;
  test.each([
    ["one that proves the month first", ["12/25/2023", "03/04/2024"], "month"],
    ["one that proves the day first", ["25/12/2023", "03/04/2024"], "day"],
    [
      "the file of the field",
      ["12/25/2023", "03/04/2024", "03/04/24", "45385", "2024-04-03", "3 avril 2024"],
      "month",
    ],
    ["spaces around the signs, and a proof", ["03 / 04 / 2024", "12 / 25 / 2023"], "month"],
    ["no-break spaces, and a proof", ["3.\u00A04.\u00A02024", "25.\u202F12.\u00A02023 00:00"], "day"],
    ["spaces and nothing that decides", ["03 / 04 / 2024", "3. 4. 2024"], null],
    ["years first, with spaces", ["24 - 04 - 03", "98 - 12 - 31"], "year"],
    ["nothing that decides", ["03/04/2024", "05/06/2023"], null],
    ["proofs of both", ["12/25/2023", "25/12/2023"], null],
    ["equal in both", ["04/04/2024", "05/05/2023"], "day"],
    ["a day that is none, and says so", ["31/02/2024", "01/03/2021"], "day"],
    ["years first", ["24-04-03", "98-12-31"], "year"],
    ["two digits that say nothing", ["03/04/05"], null],
    ["no order needed", ["2024-04-03", "3 avril 2024"], "day"],
    ["no date at all", ["hier", ""], "day"],
    ["one wrong beside a proof", ["99/99/2024", "12/25/2023"], "month"],
    ["many of one kind, one proof", ["01/02/2020", "02/03/2020", "04/05/2020", "13/05/2020"], "day"],
  ])("%s", (_, cells, order) => {
    expect(readOrder(...cells)).toBe(order);
  });

  test("what a person chooses stands, and two dates show what it means", () => {
    const cells = ["04/04/2024", "03/04/2024", "05/06/2023", "11/12/2022"];
    expect(read(cells)).toEqual({
      field: "hire_date",
      order: null,
      orders: ["day", "month"],
      samples: [
        { cell: "03/04/2024", days: { day: "2024-04-03", month: "2024-03-04" } },
        { cell: "05/06/2023", days: { day: "2023-06-05", month: "2023-05-06" } },
      ],
    });
    expect(read(cells, "month").order).toBe("month");
  });

  test("ten thousand different cells are read a part at a time", () => {
    const cells = Array.from({ length: 10_000 }, (_, at) => `${(at % 28) + 1}/${(at % 12) + 1}/${1000 + at}`);
    expect([...readDateColumn("hire_date", cells, 2026)].length).toBeGreaterThanOrEqual(19);
  });
});
