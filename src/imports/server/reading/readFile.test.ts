import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noteFigure, proving } from "#platform/testing/proof.ts";
import { Refusal } from "#platform/errors.ts";
import type { ImportField } from "../../rules/columns.ts";
import type { FileTable, ReadingChoice } from "../../rules/table.ts";
import { encoded, type FileEncoding } from "../../testing/encoded.ts";
import { workbook, zipped } from "../../testing/workbook.ts";
import { readTable } from "./readFile.ts";

const fields: ImportField[] = [
  { name: "name_fr", isRequired: true, hasLines: true, synonyms: ["Question"] },
  { name: "score", isRequired: true, synonyms: ["Note"] },
];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rondo-reading-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Buffer | string, options: ReadingChoice & { maxRows?: number } = {}) {
  const file = path.join(folder, "file");
  writeFileSync(file, bytes);
  return readTable(file, { fields, maxRows: 50_000, ...options });
}
const outcome = (bytes: Buffer | string, options: Parameters<typeof read>[1] = {}) =>
  read(bytes, options).catch((error: unknown) => {
    if (error instanceof Refusal) return error.code;
    throw error;
  });
const toCells = (table: FileTable | string) =>
  typeof table === "string" ? table : table.rows.map(({ cells }) => cells);

const written: FileEncoding[] = ["utf-8", "utf-8 with a mark", "utf-16le", "utf-16be", "windows-1252"];
const names = { ";": "semicolon", ",": "comma", "\t": "tab" };

describe("what Excel and others write is read as it was written", () => {
  const cases = written.flatMap((encoding) =>
    ([";", ",", "\t"] as const).flatMap((separator) =>
      ["\r\n", "\n", "\r"].flatMap((lineEnd) =>
        [false, true].map((quoted) => ({ encoding, separator, lineEnd, quoted })),
      ),
    ),
  );
  test.each(
    cases.map(
      (one) =>
        [
          `${one.encoding}, ${names[one.separator]}, ${JSON.stringify(one.lineEnd)}${one.quoted ? ", quoted" : ""}`,
          one,
        ] as const,
    ),
  )("%s", async (_, { encoding, separator, lineEnd, quoted }) => {
    const quote = (cell: string) =>
      quoted || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
    const rows = [
      ["Name_FR", "Note", "Autre"],
      ["Écoute l’équipe, à cœur ouvert; 5 €", "3,5", ""],
      ["", "", ""],
      ["Deuxième", "4,25", "x"],
    ];
    const text = rows.map((row) => row.map(quote).join(separator)).join(lineEnd) + lineEnd;
    const table = await read(encoded(text, encoding));
    expect(table).toMatchObject({
      format: "csv",
      encoding: encoding === "utf-8 with a mark" ? "utf-8" : encoding,
      separator,
      headers: ["Name_FR", "Note", "Autre"],
      rows: [
        { number: 2, cells: ["Écoute l’équipe, à cœur ouvert; 5 €", "3,5", ""] },
        { number: 4, cells: ["Deuxième", "4,25", "x"] },
      ],
    });
  });

  test("quotes hold line ends and doubled quotes", async () => {
    const table = await read('name_fr;score\n"Une\r\nligne ""citée""; oui";2\nRègle de 5" au bord;3\n');
    expect(toCells(table)).toEqual([
      ['Une\r\nligne "citée"; oui', "2"],
      ['Règle de 5" au bord', "3"],
    ]);
  });

  test("the separator is the one for which the headers are found, not the commonest sign", async () => {
    const table = await read("name_fr;score\na,b,c;1,5\nd,e,f;2,5\n");
    expect([table.separator, toCells(table)]).toEqual([
      ";",
      [
        ["a,b,c", "1,5"],
        ["d,e,f", "2,5"],
      ],
    ]);
  });

  test("what the person has chosen is taken at its word", async () => {
    expect((await read("name_fr;score\na;1\n", { separator: "," })).headers).toEqual(["name_fr;score"]);
    const chosen = await read(encoded("name_fr;score\né;1\n", "utf-8"), { encoding: "windows-1252" });
    expect(toCells(chosen)).toEqual([["Ã©", "1"]]);
    expect(await outcome(encoded("name_fr;score\né;1\n", "windows-1252"), { encoding: "utf-8" })).toBe(
      "unreadable_file",
    );
  });

  test("a line « sep= » is for Excel, and counts", async () => {
    expect(await read("sep=,\r\nname_fr,score\r\na;b,1\r\n")).toMatchObject({
      separator: ",",
      rows: [{ number: 3, cells: ["a;b", "1"] }],
    });
  });

  test("ragged lines are filled up, and what stands beyond the headers is kept apart", async () => {
    expect(toCells(await read("name_fr;score;\na\nb;1;;;2;3\n"))).toEqual([
      ["a", ""],
      ["b", "1", "2 3"],
    ]);
  });
});

describe("a workbook", () => {
  const people = [
    ["Question", "Note"],
    ["Écoute", "4"],
  ];
  const buildWorkbook = (sheets: readonly string[][][]) =>
    zipped({
      "xl/workbook.xml": `<workbook xmlns:r="r"><sheets>${sheets.map((_, at) => `<sheet name="Feuil${at + 1}" r:id="r${at}"/>`).join("")}</sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships>${sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`).join("")}</Relationships>`,
      ...Object.fromEntries(
        sheets.map((rows, at) => [
          `xl/worksheets/s${at}.xml`,
          `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join("")}</row>`).join("")}</sheetData></worksheet>`,
        ]),
      ),
    });
  test.each<[string, string[][][], string]>([
    ["the first of one that is empty", [[], people], "Feuil2"],
    ["after a cover", [[["Instructions"], ["Remplissez la deuxième feuille"]], people], "Feuil2"],
    ["before another list of the same", [people, [...people, ["Décide", "5"]]], "Feuil1"],
    ["none known", [[], [["Mél", "Appel"]]], "Feuil2"],
  ])("is read from the sheet that has the headers: %s", async (_, sheets, sheet) => {
    const table = await read(await buildWorkbook(sheets));
    expect(table.sheet).toBe(sheet);
    const rows = sheets[sheet === "Feuil1" ? 0 : 1]!;
    expect([table.headers, ...table.rows.map(({ cells }) => cells)]).toEqual(rows);
  });

  test("is read from its first sheet, whatever the file is called: shared texts, dates, formulas, gaps", async () => {
    const table = await read(
      await workbook([
        ["name_fr", "score", "Date"],
        [{ shared: "Écoute _x000A_" }, 3.5, { date: 45_000 }],
        [],
        [{ formula: "A1&B1", value: "=ok" }, null, true],
      ]),
    );
    expect(table).toMatchObject({
      format: "xlsx",
      separator: null,
      headers: ["name_fr", "score", "Date"],
      rows: [
        { number: 2, cells: ["Écoute", "3.5", "2023-03-15"] },
        { number: 4, cells: ["=ok", "", "true"] },
      ],
    });
  });

  test("of our own export comes back as it was", async () => {
    const { writeXlsx } = await import("#platform/server/export/xlsx.ts");
    const { buffer } = await import("node:stream/consumers");
    const columns = [
      { header: "name_fr", cell: (row: string[]) => row[0] ?? "" },
      { header: "score", cell: (row: string[]) => row[1] ?? "" },
    ];
    const rows = [
      ["=1+1", "<&>"],
      ["Écoute _x003D_", "2"],
    ];
    async function* pages() {
      yield rows;
    }
    const bytes = await buffer(writeXlsx({ name: "x", columns }, pages(), new Date(0)));
    expect(toCells(await read(bytes))).toEqual(rows);
  });
});

/** A file that is not ours, or not whole: a clear refusal, or the rows that stand in it. */
async function hostile(): Promise<[string, Buffer | string][]> {
  const good = await workbook([
    ["name_fr", "score"],
    ["a", 1],
  ]);
  const csv = Buffer.from("name_fr;score\né;1\n");
  const cut = Array.from({ length: 40 }, (_, at): [string, Buffer] => [
    `a workbook cut after ${at} fortieths`,
    good.subarray(0, Math.floor((good.length * at) / 40)),
  ]);
  const flipped = Array.from({ length: 120 }, (_, at): [string, Buffer] => {
    const bytes = Buffer.from(good);
    const place = Math.floor((bytes.length * at) / 120);
    bytes[place] = (bytes[place] ?? 0) ^ 0xff;
    return [`a workbook with byte ${place} turned over`, bytes];
  });
  const signs = Array.from({ length: 128 }, (_, at): [string, Buffer] => [
    `a sign ${at} in a CSV`,
    Buffer.concat([csv, Buffer.from([at, at < 64 ? 10 : 0x80 + at - 64]), csv]),
  ]);
  const sheet = (xml: string) => zipped({ "xl/worksheets/sheet1.xml": xml });
  return [
    ...cut,
    ...flipped,
    ...signs,
    ["nothing", ""],
    ["only a mark", "\uFEFF"],
    ["only line ends", "\r\n\r\n\n"],
    ["only separators", ";;;\n;;;\n"],
    ["an unclosed quote", 'name_fr;score\n"a;1\nb;2\n'],
    ["an unclosed quote in the headers", '"name_fr;score\na;1\n'],
    ["text after a quote", 'name_fr;score\n"a"b;1\n'],
    ["one cell of 10 MB", `name_fr;score\n${"a".repeat(10_000_000)};1\n`],
    ["one quoted cell of 10 MB", `name_fr;score\n"${"a\n".repeat(5_000_000)}";1\n`],
    ["headers of 10 MB", `${"a;".repeat(5_000_000)}\n1\n`],
    ["quotes of 10 MB", `name_fr;score\n${'"'.repeat(10_000_001)}\n`],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a PDF", "%PDF-1.7\n%âãÏÓ\n1 0 obj"],
    ["an old workbook", Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(512)])],
    ["UTF-16 without a mark", Buffer.from("name_fr;score\na;1\n", "utf16le")],
    [
      "half a sign of UTF-16",
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("a;b\n", "utf16le"), Buffer.from([1])]),
    ],
    ["a lone surrogate", Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00])],
    ["zeros", Buffer.alloc(100_000)],
    ["a zip without a workbook", await zipped({ "a.txt": "a" })],
    [
      "a zip of many parts",
      await zipped(Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`p${at}`, "a"]))),
    ],
    [
      "a bomb in the sheet",
      await sheet(`<worksheet><sheetData>${"<row><c><v>1</v></c></row>".repeat(1_000_000)}`),
    ],
    ["a bomb of one text", await sheet(`<worksheet><sheetData><row><c t="str"><v>${"a".repeat(20_000_000)}`)],
    ["a bomb of one name", await sheet(`<worksheet><sheetData><${"a".repeat(20_000_000)}`)],
    ["a bomb of depth", await sheet("<a>".repeat(1_000_000))],
    [
      "a bomb of columns",
      await sheet(`<sheetData><row>${'<c t="str"><v>a</v></c>'.repeat(1_000_000)}</row></sheetData>`),
    ],
    [
      "entities that unfold",
      await sheet(
        '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><sheetData><row><c t="str"><v>&c;</v></c></row></sheetData>',
      ),
    ],
    [
      "an entity from elsewhere",
      await sheet(
        '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><sheetData><row><c><v>&b;</v></c></row></sheetData>',
      ),
    ],
    [
      "an entity that nobody declared",
      await sheet('<sheetData><row><c t="str"><v>&b;</v></c></row></sheetData>'),
    ],
    [
      "a cell far away",
      await sheet('<sheetData><row r="1048576"><c r="XFD1048576" t="str"><v>a</v></c></row></sheetData>'),
    ],
    [
      "a shared text that is not there",
      await sheet('<sheetData><row><c t="s"><v>9999999999</v></c></row></sheetData>'),
    ],
    ["no XML", await sheet("name_fr;score")],
    ["XML cut off", await sheet("<sheetData><row><c t='str'><v>name_fr</v></c></row><row><c")],
    ["prototypes", "__proto__;constructor\ntoString;hasOwnProperty\n"],
  ];
}

test("more than 300 hostile files: the right rows or a clear refusal, whatever they unfold into", async () => {
  // One in six of those that differ in a byte, all when proving.
  const all = await hostile();
  const files = all.filter(([name], at) => proving || at % 6 === 0 || !/^(a workbook|a sign)/.test(name));
  let slowest = 0;
  const seen = new Map<string, number>();
  for (const [name, bytes] of files) {
    const began = performance.now();
    const result = await outcome(bytes);
    slowest = Math.max(slowest, performance.now() - began);
    const said = typeof result === "string" ? result : "read";
    seen.set(said, (seen.get(said) ?? 0) + 1);
    if (typeof result === "object") {
      expect(result.headers.length, name).toBeGreaterThan(0);
      expect(result.headers.length, name).toBeLessThanOrEqual(100);
    }
  }
  noteFigure({
    name: "Hostile files of tables",
    measured: `${files.length}: ${[...seen].map(([what, count]) => `${count} ${what}`).join(", ")}`,
    asked: "≥ 300",
  });
  noteFigure({
    name: "The slowest of them, in seconds",
    measured: (slowest / 1000).toFixed(1),
    asked: "≤ 5",
  });
  expect(all.length).toBeGreaterThan(300);
});

test("a file of 1,000,000 rows is refused at the 50,001st, in a process with a heap of 64 MB", async () => {
  const file = path.join(folder, "million.csv");
  writeFileSync(file, `name_fr;score\n${"abcdefghijklmno;1\n".repeat(1_000_000)}`);
  const script = `
    const { readTable } = await import(${JSON.stringify(new URL("./readFile.ts", import.meta.url).href)});
    const began = performance.now();
    const fields = ${JSON.stringify(fields)};
    const code = await readTable(${JSON.stringify(file)}, { fields, maxRows: 50000 }).catch((error) => error.code);
    process.stdout.write(JSON.stringify({ code, ms: performance.now() - began, mb: process.memoryUsage.rss() / 2 ** 20 }));`;
  // What is larger ends the process: the most that it ever held would count the memory of the one that started it.
  const said = execFileSync(
    process.execPath,
    ["--max-old-space-size=64", "--input-type=module", "--eval", script],
    { encoding: "utf8" },
  );
  const { code, ms, mb } = JSON.parse(said) as { code: string; ms: number; mb: number };
  noteFigure({
    name: "1,000,000 rows refused: seconds, MB",
    measured: `${(ms / 1000).toFixed(1)}, ${Math.round(mb)}`,
    asked: "≤ 5, ≤ 300",
  });
  expect(code).toBe("too_many_rows");
});
