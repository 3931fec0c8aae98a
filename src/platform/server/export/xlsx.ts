import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Cell, Pages, Sheet } from "./sheet.ts";

/** A sheet of a workbook: its name on the tab, its columns, and its rows as they are read. */
interface Worksheet<Row> {
  name: string;
  columns: Sheet<Row>["columns"];
  pages: Pages<Row>;
}

/** A workbook of one sheet. */
export const writeXlsx = <Row>({ name, columns }: Sheet<Row>, pages: Pages<Row>, at: Date): Readable =>
  writeWorkbook([{ name: exportedSheet, columns, pages }], { title: name, at });

interface WorkbookOptions {
  /** At the head of each sheet of paper. */
  title: string;
  at: Date;
}

/**
 * A workbook (ECMA-376), written as its rows come, sheet after sheet: neither the rows nor the file are ever held whole.
 * Texts are texts, never formulas. Its headers filter; on paper all columns stand on one sheet, under their headers.
 */
export function writeWorkbook<Row>(
  sheets: readonly Worksheet<Row>[],
  { title, at }: WorkbookOptions,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const [path, xml] of Object.entries(buildFixedParts(sheets.map(({ name }) => name))))
    zip.addBuffer(Buffer.from(xml), path, { mtime: at });
  for (const [index, sheet] of sheets.entries()) {
    const worksheet = Readable.from(writeWorksheet(sheet, title), { objectMode: false });
    // A reader who leaves, or a page that cannot be read, ends both.
    worksheet.on("error", (error) => output.destroy(error));
    output.on("close", () => worksheet.destroy());
    zip.addReadStream(worksheet, getSheetPath(index), { mtime: at });
  }
  zip.end();
  return output;
}

/** The name by which a workbook of ours is known when it comes back. */
export const exportedSheet = "Rondo";

const getSheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

async function* writeWorksheet<Row>(
  { columns, pages }: Worksheet<Row>,
  title: string,
): AsyncGenerator<string> {
  const widths = columns.map(({ width = 24 }, index) => {
    const place = index + 1;
    return `<col min="${place}" max="${place}" width="${width}" customWidth="1"/>`;
  });
  yield `${declaration}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join("")}</cols><sheetData>${formatRow(
      columns.map(({ header }) => header),
      styles.header,
    )}`;
  let height = 1;
  for await (const rows of pages) {
    height += rows.length;
    yield rows.map((row) => formatRow(columns.map(({ cell }) => cell(row)))).join("");
  }
  // A sign of its own in the head of a page.
  const head = escaped(title.replaceAll("&", "&&"));
  yield `</sheetData><autoFilter ref="A1:${nameColumn(columns.length)}${height}"/>` +
    '<pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>' +
    '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
    `<headerFooter><oddHeader>&amp;L${head}</oddHeader><oddFooter>&amp;R&amp;P / &amp;N</oddFooter></headerFooter></worksheet>`;
}

/** A, B, … Z, AA, as spreadsheets name their columns. */
function nameColumn(place: number): string {
  const letter = String.fromCodePoint(65 + ((place - 1) % 26));
  return place > 26 ? nameColumn(Math.floor((place - 1) / 26)) + letter : letter;
}

/** Places in the list of formats of `xl/styles.xml`. */
const styles = { plain: 0, header: 1, date: 2, score: 3 };

const formatRow = (cells: readonly Cell[], style = styles.plain) =>
  `<row>${cells.map((cell) => formatCell(cell, style)).join("")}</row>`;

function formatCell(cell: Cell, style: number): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "number") return `<c s="${style}"><v>${cell}</v></c>`;
  if (typeof cell === "object")
    return "date" in cell
      ? `<c s="${styles.date}"><v>${toSerial(cell.date)}</v></c>`
      : `<c s="${styles.score}"><v>${cell.score}</v></c>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Days since the day zero of spreadsheets. */
const toSerial = (date: string) => (Date.parse(`${date}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

const maxCharacters = 32_767;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/**
 * What XML 1.0 cannot hold is left out. What looks like an escape of the format (`_x003D_`, which is read as « = ») has its
 * first sign escaped, and is read as it was typed.
 */
const escaped = (text: string) =>
  text
    .slice(0, maxCharacters)
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
    .replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_")
    .replace(/[&<>]/g, (sign) => entities[sign] ?? "");

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Of the tab of a sheet: as long as the format lets it be, without the signs that it refuses. */
const maxNameLength = 31;
const toSheetName = (name: string) =>
  escaped(name.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, maxNameLength)).replaceAll('"', "&quot;");

/** All but the rows: the sheets by their names, the headers on each sheet of paper, and four formats (plain, header in bold, date, score). */
const buildFixedParts = (names: readonly string[]) => ({
  "[Content_Types].xml":
    `${declaration}<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
    names
      .map(
        (_, index) =>
          `<Override PartName="/${getSheetPath(index)}" ContentType="${spreadsheet}.worksheet+xml"/>`,
      )
      .join("") +
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
  "_rels/.rels":
    `${declaration}<Relationships xmlns="${packages}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml":
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
    names
      .map(
        (name, index) => `<sheet name="${toSheetName(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join("") +
    `</sheets><definedNames>${names
      .map(
        (name, index) =>
          `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${toSheetName(name).replaceAll("'", "''")}'!$1:$1</definedName>`,
      )
      .join("")}</definedNames></workbook>`,
  "xl/_rels/workbook.xml.rels":
    `${declaration}<Relationships xmlns="${packages}/relationships">` +
    names
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="${getSheetPath(index).slice("xl/".length)}"/>`,
      )
      .join("") +
    `<Relationship Id="rId${names.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml":
    `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0"/></numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
});
