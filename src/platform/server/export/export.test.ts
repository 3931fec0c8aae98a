import zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import { unzip } from "#platform/testing/unzip.ts";
import { exportSheet } from "./download.ts";
import type { Cell, Sheet } from "./sheet.ts";

const at = new Date("2026-11-23T12:00:00Z");
const sheet: Sheet<readonly Cell[]> = {
  name: "Équipe",
  columns: ["Nom", "Échéance", "Réponses"].map((header, index) => ({
    header,
    cell: (row) => row[index] ?? null,
  })),
};
async function* onePage(...rows: (readonly Cell[])[]) {
  yield rows;
}
const exportBytes = async (format: "csv" | "xlsx", ...rows: (readonly Cell[])[]) =>
  Buffer.from(await new Response(exportSheet(format, sheet, onePage(...rows), at).body).arrayBuffer());

describe("CSV for French Excel", () => {
  test("begins with a byte order mark, separates by semicolons, ends lines by CRLF", async () => {
    const bytes = await exportBytes("csv", ["Ève Côté", { date: "2026-12-04" }, 3], ["Sans date", null, 0]);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString("utf8")).toBe(
      "\uFEFFNom;Échéance;Réponses\r\nÈve Côté;2026-12-04;3\r\nSans date;;0\r\n",
    );
  });

  test.each([
    ["Dupont; Luc", '"Dupont; Luc"'],
    ['dit « le "Grand" »', '"dit « le ""Grand"" »"'],
    ["deux\nlignes", '"deux\nlignes"'],
    ["=1+1", "'=1+1"],
    ["+33 1", "'+33 1"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "\"'\t'=1\""],
    ["  =1", "'  =1"],
    ["＝1+1", "'＝1+1"],
    ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
    ["Jean-Luc = chef", "Jean-Luc = chef"],
  ])("writes %j so that it is read as it is, and nothing is computed", async (text, written) => {
    const lines = (await exportBytes("csv", [text, null, null])).toString("utf8");
    expect(lines).toBe(`\uFEFFNom;Échéance;Réponses\r\n${written};;\r\n`);
  });
});

/** Each of them, in the first, the second or the last cell of a row. */
const nasty = [
  "x,=cmd|' /C calc'!A0,",
  "x;=1",
  "x\t=1",
  "x,  =1",
  "x,\u0000=1",
  'x,"=1',
  'x,""=1',
  'x,"',
  "x\n=1",
  "x\r\n+1",
  "\t=1",
  "\n=1",
  " ;,\t@SUM(A1)",
  "x,-2;+3\t@4",
  "x,＝1;＋1\t－1,＠1",
  "x,%1,|1",
  "=1,=2",
  '"=1',
];

describe.each([",", ";", "\t"])("a CSV whose reader splits at %j", (separator) => {
  const formula = /^[\s\u0000]*[=+\-@|%＝＋－＠]/; // oxlint-disable-line no-control-regex
  test.each(nasty)("has no cell that begins with the sign of a formula: %j", async (text) => {
    const rows = [
      [text, "b", "c"],
      ["a", text, text],
      ["x,", text, "c"],
    ];
    const file = (await exportBytes("csv", ...rows)).toString("utf8").slice(1);
    const cells = [...parseCells(file, separator), ...file.split(new RegExp(`${separator}|[\r\n]`))];
    expect(cells.length).toBeGreaterThan(9);
    expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
  });
});

describe("a score has one decimal", () => {
  const scores = [{ score: 4 }, { score: 3.5 }, { score: 10 }];
  test.each([
    ["fr", '"4,0";"3,5";"10,0"'],
    ["en", "4.0;3.5;10.0"],
  ] as const)("in a CSV (%s)", async (language, written) => {
    const { body } = exportSheet("csv", sheet, onePage(scores), at, language);
    expect((await new Response(body).text()).split("\r\n")[1]).toBe(written);
  });

  test("in a workbook, by the format of its cells", async () => {
    const parts = unzip(await exportBytes("xlsx", scores));
    expect(parts.get("xl/worksheets/sheet1.xml")).toContain('<c s="3"><v>4</v></c><c s="3"><v>3.5</v></c>');
    expect(parts.get("xl/styles.xml")).toContain('<numFmt numFmtId="165" formatCode="0.0"/>');
  });
});

describe("XLSX", () => {
  test("holds texts as texts, numbers as numbers, days as days", async () => {
    const parts = unzip(await exportBytes("xlsx", ["=1+1 <&> \u0001Ève", { date: "2026-12-04" }, 3]));
    expect([...parts.keys()].toSorted()).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/workbook.xml",
      "xl/worksheets/sheet1.xml",
    ]);
    const rows = parts.get("xl/worksheets/sheet1.xml") ?? "";
    expect(rows).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;&amp;&gt; Ève</t></is></c>');
    expect(rows).toContain('<c s="2"><v>46360</v></c><c s="0"><v>3</v></c></row></sheetData>');
    expect(rows).toContain('<autoFilter ref="A1:C2"/>');
    expect(rows).not.toContain("<f>");
  });

  test.each([
    ["_x003D_1+1", "_x005F_x003D_1+1"],
    ["_x000a_", "_x005F_x000a_"],
    ["_x005F_x003D_", "_x005F_x005F_x005F_x003D_"],
    ["_x0041_x0042_", "_x005F_x0041_x005F_x0042_"],
    ["_x00\u00013D_", "_x005F_x003D_"],
    ["max_x12_", "max_x12_"],
  ])("writes %j so that Excel decodes no sign from it", async (text, written) => {
    const rows = unzip(await exportBytes("xlsx", [text, null, null])).get("xl/worksheets/sheet1.xml");
    expect(rows).toContain(`<t xml:space="preserve">${written}</t>`);
  });
});

describe.each(["csv", "xlsx"] as const)("%s, when the reader is slow or leaves", (format) => {
  /** 400 pages of 500 rows of noise, which no zip makes small. */
  function source() {
    const seen = { asked: 0, ended: false };
    async function* pages() {
      try {
        for (; seen.asked < 400; seen.asked += 1)
          yield Array.from({ length: 500 }, (_, row) => [noise(seen.asked * 500 + row), null, row]);
      } finally {
        seen.ended = true;
      }
    }
    return { seen, pages: pages() };
  }
  const noise = (seed: number) => zlib.crc32(`n${seed}`).toString(36) + zlib.crc32(`m${seed}`);

  test("pages are read no faster than the file is taken, and no more after that", async () => {
    const { seen, pages } = source();
    const reader = exportSheet(format, sheet, pages, at).body.getReader();
    while (seen.asked === 0) await reader.read();
    expect(seen.asked).toBeLessThan(40);
    await reader.cancel();
    await expect.poll(() => seen.ended).toBe(true);
    expect(seen.asked).toBeLessThan(80);
  });

  test("a page that cannot be read breaks the file off", async () => {
    async function* broken() {
      yield [["Ève", null, 1]];
      throw new Error("the database went away");
    }
    const { body } = exportSheet(format, sheet, broken(), at);
    await expect(new Response(body).arrayBuffer()).rejects.toThrow("went away");
  });
});

/** The cells of a CSV as Excel splits them: quotes count where a cell begins with one, what follows them is kept. */
function parseCells(file: string, separator: string): string[] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)(?:${separator}|\\r\\n|[\\r\\n]|$)`,
    "gy",
  );
  return [...file.matchAll(cell)].map(([, quoted = "", rest]) => quoted.replaceAll('""', '"') + rest);
}
