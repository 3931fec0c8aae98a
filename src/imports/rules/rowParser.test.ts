import { expect, test } from "vitest";
import { rowParser, type Layout } from "./rowParser.ts";

const layout: Layout = {
  headers: ["Courriel", "Prénom", "Notes", "Embauche"],
  mapping: ["email", "first_name", null, "hire_date"],
  dates: [{ field: "hire_date", order: "month", orders: ["month"], samples: [] }],
  fields: [],
  thisYear: 2026,
};
const read = (cells: string[], more: Partial<Layout> = {}, openQuoteLine: number | null = null) =>
  rowParser({ ...layout, ...more })({ number: 2, cells, openQuoteLine });
const codes = (cells: string[], more?: Partial<Layout>, line?: number) =>
  Object.entries(read(cells, more, line).problems ?? {}).map(
    ([field, { code, values }]) => `${field} ${code} ${Object.values(values ?? {}).join()}`,
  );

test("cells are read in one form, on one line, dates in the order of their column", () => {
  expect(read(["\u200Ba@b.example", "Zoe\u0308\r\nAnne", "", "03/04/24"])).toMatchObject({
    values: { email: "a@b.example", first_name: "Zoë Anne", hire_date: "2024-03-04" },
    problems: {},
    hasMore: false,
  });
});

test("a field that has lines keeps them", () => {
  const fields = [{ name: "first_name", isRequired: false, synonyms: [], hasLines: true }];
  expect(read(["", "Oui\nNon"], { fields }).values["first_name"]).toBe("Oui\nNon");
});

test.each(["(vide)", "(Vide)", "(EMPTY)", " (empty) "])("« %s » empties a field", (word) => {
  const { values, emptied } = read(["a@b.example", word]);
  expect([values["first_name"], [...(emptied ?? [])]]).toEqual(["", ["first_name"]]);
});

test.each(["", "-", "aucun", "vide", "null"])("« %s » does not", (word) => {
  expect(read(["a@b.example", word]).emptied?.size).toBe(0);
});

test("what is wrong with a cell whatever its kind is said with its place", () => {
  expect(codes(["a@b.example", "An\u0007a"])).toEqual(["first_name unseen 3"]);
  expect(codes(["a@b.example", "B\uFFFDlanger"])).toEqual(["first_name unseen 2"]);
  expect(codes(["a@b.example", '"Ana', ""], {}, 7)).toEqual(["first_name quote_open 7"]);
  expect(codes(["a@b.example", "Ana", '"x'], {}, 7)).toEqual(["row quote_open 7"]);
  expect(codes(["a@b.example", "Ana"], {}, 7)).toEqual(["row quote_lines 7"]);
});

test.each([
  "ZoÃ©",
  "BÃ©langer",
  "HÃ‰LÃˆNE",
  "CÃ”TÉ",
  "ZoeÌ Ã«",
  "lâ€™été",
  "B√©langer",
  "B├®langer",
  "Â«\u00A0Quai",
])("« %s » was saved in another encoding, and is named", (name) => {
  expect(codes(["a@b.example", name])).toEqual([expect.stringMatching(/^first_name garbled /)]);
});

test.each(["SÃO", "MÃE", "IRMÃ’", "Âge", "ÂNE", "Pâté", "√2", "Françoise", "Château"])(
  "« %s » is a word",
  (name) => {
    expect(codes(["a@b.example", name])).toEqual([]);
  },
);

test.each(["#N/A", "#REF!", "#VALEUR!", "#NOM?"])("« %s » is no name", (cell) => {
  expect(codes(["a@b.example", cell])).toEqual(["first_name failed_formula "]);
});

test("dates that wait for a choice are mistakes, others are not", () => {
  const dates: Layout["dates"] = [{ field: "hire_date", order: null, orders: ["day", "month"], samples: [] }];
  expect(codes(["", "", "", "03/04/2024"], { dates })).toEqual(["hire_date date_order "]);
  for (const day of ["04/04/2024", "29/02/2024", "02/29/2024"])
    expect(codes(["", "", "", day], { dates })).toEqual([]);
  expect(read(["", "", "", "3 avril 2024"], { dates }).values["hire_date"]).toBe("2024-04-03");
});
