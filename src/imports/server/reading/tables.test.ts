import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Refusal } from "#platform/errors.ts";
import type { TableRow } from "../../rules/table.ts";
import { zipped } from "../../testing/workbook.ts";
import { makeTables, type TableHead, type Tables } from "./tables.ts";

const entry = fileURLToPath(new URL("child.ts", import.meta.url));
const bounds = { heapMb: 400, addressesMb: 3_000, processorSeconds: 30, timeoutMs: 60_000, fileMb: 200 };
const failures: string[] = [];
beforeEach(() => void failures.splice(0));
const onFailure = (failure: string) => failures.push(failure);
const tables = makeTables({ entry, onFailure, bounds });
const options = {
  fields: [
    { name: "name_fr", isRequired: true, synonyms: [] },
    { name: "score", isRequired: false, synonyms: [] },
  ],
  maxRows: 50_000,
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rondo-tables-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
async function read(
  bytes: string | Buffer,
  by: Tables = tables,
  sender: Partial<Parameters<Tables["read"]>[1]> = {},
): Promise<{ head: TableHead; rowsFile: string } | string> {
  count += 1;
  const [file, rowsFile] = [path.join(folder, `file${count}`), path.join(folder, `rows${count}`)];
  writeFileSync(file, bytes);
  const from = { companyId: "c", signal: new AbortController().signal, ...sender };
  try {
    return { head: await by.read({ file, rowsFile, options }, from), rowsFile };
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
const slicesIn = (rowsFile: string): TableRow[][] =>
  readFileSync(rowsFile, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TableRow[]);

test("a table is handed over in slices of at most 500 rows and 250,000 characters, all of it", async () => {
  const wide = "é".repeat(3_000);
  const rows = Array.from({ length: 2_100 }, (_, at) => (at < 100 ? wide : `Question ${at}\u2028suite`));
  const found = await read(`name_fr;score\n${rows.map((row) => `${row};3`).join("\n")}\n`);
  if (typeof found === "string") throw new Error(found);
  expect(found.head).toEqual({
    format: "csv",
    encoding: "utf-8",
    separator: ";",
    possibleEncodings: [],
    sheet: null,
    headerRow: 1,
    headers: ["name_fr", "score"],
    rowCount: 2_100,
  });
  const slices = slicesIn(found.rowsFile);
  for (const slice of slices) {
    expect(slice.length).toBeLessThanOrEqual(500);
    expect(slice.flatMap(({ cells }) => cells).join("").length).toBeLessThan(255_000);
  }
  expect(slices.flat().map(({ cells }) => cells[0])).toEqual(rows.map((row) => row.replace("\u2028", " ")));
  expect(failures).toEqual([]);
});

describe("a small workbook that unfolds", () => {
  const sheet = '<worksheet><sheetData><row><c t="str"><v>name_fr</v></c></row></sheetData></worksheet>';
  const megabytes = (many: number, before: string, again: string) =>
    before + again.repeat(Math.ceil((many * 1e6) / again.length));
  const numbered = (length: number, one: (at: number) => string) =>
    Array.from({ length }, (_, at) => one(at + 1)).join("");
  test.each<[string, () => Record<string, string>, string]>([
    ["into 79 MB of formats", () => ({ styles: megabytes(79, "<a><cellXfs>", "<xf/>") }), "unreadable_file"],
    ["into 8 MB of rows", () => ({ sheet: megabytes(8, "<a><sheetData>", "<row/>") }), "unreadable_file"],
    ["into 8 MB of texts", () => ({ texts: megabytes(8, "<a>", "<si><t>a</t></si>") }), "unreadable_file"],
    ["into 90 MB", () => ({ texts: "a".repeat(90e6) }), "too_many_rows"],
    [
      "into 64,002 formats of cells",
      () => ({ styles: `<a><cellXfs>${"<xf/>".repeat(64_002)}</cellXfs></a>` }),
      "unreadable_file",
    ],
    [
      "into more rows than Excel has",
      () => ({ sheet: `<a><sheetData>${numbered(1_048_577, (at) => `<row s="${at}"/>`)}</sheetData></a>` }),
      "too_many_rows",
    ],
    [
      "into a row beyond those of Excel",
      () => ({ sheet: '<a><sheetData><row r="1048577"><c t="str"><v>a</v></c></row></sheetData></a>' }),
      "unreadable_file",
    ],
    [
      "into a column beyond those of Excel",
      () => ({
        sheet: '<a><sheetData><row r="1"><c r="XFE1" t="str"><v>a</v></c></row></sheetData></a>',
      }),
      "unreadable_file",
    ],
    [
      "into a cell of more than 32,767 characters",
      () => ({ sheet: sheet.replace("name_fr", "a".repeat(32_768)) }),
      "unreadable_file",
    ],
    [
      "into a million texts and one",
      () => ({ texts: `<a>${numbered(1_000_001, (at) => `<si><t>${at}</t></si>`)}</a>` }),
      "too_many_rows",
    ],
    [
      "into the same long text in each row",
      () => ({
        texts: `<a><si><t>${"a".repeat(30_000)}</t></si></a>`,
        sheet: `<a><sheetData>${numbered(2_000, (at) => `<row r="${at}"><c t="s"><v>0</v></c></row>`)}</sheetData></a>`,
      }),
      "too_many_rows",
    ],
  ])("%s is refused for it, by a process that lives", async (_, parts, expected) => {
    const made = { sheet, ...parts() };
    const names = { sheet: "worksheets/sheet1.xml", styles: "styles.xml", texts: "sharedStrings.xml" };
    const named = Object.entries(names).flatMap(([part, name]) => {
      const content = made[part as keyof typeof made];
      return content === undefined ? [] : [[`xl/${name}`, content]];
    });
    const bytes = await zipped(Object.fromEntries(named) as Record<string, string>);
    expect(await read(bytes)).toBe(expected);
    expect(failures).toEqual([]);
  });

  test("as far as Excel allows is read", async () => {
    const bytes = await zipped({
      "xl/worksheets/sheet1.xml": sheet.replace(
        "</sheetData>",
        `<row r="1048576"><c t="str"><v>${"a".repeat(32_767)}</v></c></row></sheetData>`,
      ),
      "xl/styles.xml": `<a><cellXfs>${"<xf/>".repeat(64_000)}</cellXfs></a>`,
    });
    expect(await read(bytes)).toMatchObject({ head: { headers: ["name_fr"], rowCount: 1 } });
  });
});

/** Tables that are read by a process of the test. */
function readBy(script: string, changed: Partial<typeof bounds> = {}, maxConcurrent = 2): Tables {
  count += 1;
  const child = path.join(folder, `child${count}.mjs`);
  writeFileSync(child, script);
  return makeTables({ entry: child, onFailure, bounds: { ...bounds, ...changed }, maxConcurrent });
}

describe("a process that takes too much is ended, and the file is refused", () => {
  test.each<[string, string, Partial<typeof bounds>, RegExp]>([
    ["memory", "const all = []; for (;;) all.push(new Array(1000).fill(all.length));", { heapMb: 40 }, /./],
    ["time", "setInterval(() => {}, 1000);", { timeoutMs: 300 }, /SIGKILL/],
    ["processor", "for (;;);", { processorSeconds: 1 }, /SIG(KILL|XCPU)|137|152/],
    [
      "room on the disk",
      `import { appendFileSync } from "node:fs";
       const { rowsFile } = JSON.parse(process.argv[2]);
       for (;;) appendFileSync(rowsFile, "a".repeat(1e5));`,
      { fileMb: 1 },
      /./,
    ],
  ])("%s", async (what, script, changed, ending) => {
    expect(await read("name_fr\n", readBy(script, changed))).toBe("unreadable_file");
    expect(failures).toEqual([expect.stringMatching(/^table process: /)]);
    expect(failures[0]).toMatch(ending);
    if (what === "room on the disk")
      expect(statSync(path.join(folder, `rows${count}`)).size).toBeLessThanOrEqual(1_100_000);
  });
});

describe("twelve files at once", () => {
  /** Reports which file it has begun, and ends when the connection asks it to. */
  const script = (port: number) => `
    import { connect } from "node:net";
    import { readFileSync } from "node:fs";
    const { file } = JSON.parse(process.argv[2]);
    const socket = connect(${port}, "127.0.0.1", () => socket.write(readFileSync(file)));
    socket.once("data", () => {
      process.stdout.write(JSON.stringify({ head: {} }));
      socket.end();
    });`;

  test("of one company take two processes, let another pass at its turn, and end with a sender who leaves", async () => {
    const begun: string[] = [];
    const open = new Set<Socket>();
    const gone: string[] = [];
    let most = 0;
    const server = createServer((socket) =>
      socket.once("data", (chunk) => {
        const name = String(chunk);
        begun.push(name);
        open.add(socket);
        most = Math.max(most, open.size);
        socket.on("error", () => {});
        socket.on("close", () => {
          open.delete(socket);
          gone.push(name);
        });
      }),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    const slow = readBy(script((server.address() as AddressInfo).port));
    const leaving = new AbortController();
    const all = Array.from({ length: 12 }, (_, at) =>
      read(`hostile${at}`, slow, { companyId: "hostile", signal: leaving.signal }),
    );
    await expect.poll(() => begun.toSorted()).toEqual(["hostile0", "hostile1"]);
    const other = read("other", slow, { companyId: "another" });
    const endFirst = () => [...open][0]?.write("end");
    endFirst();
    await expect.poll(() => begun).toHaveLength(3);
    endFirst();
    await expect.poll(() => begun).toHaveLength(4);
    expect(begun).toContain("other");
    leaving.abort();
    // Those that ran are gone; those that waited never begin.
    await expect.poll(() => gone.length).toBe(3);
    for (const socket of open) socket.write("end");
    expect(await other).toMatchObject({ head: {} });
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((one) => one === "invalid_request").length).toBeGreaterThanOrEqual(9);
    expect([begun.length, most]).toEqual([4, 2]);
    server.close();
  });
});
