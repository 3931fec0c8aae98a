import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

type Value =
  | string
  | number
  | boolean
  | null
  | { shared: string }
  | { date: number }
  | { formula: string; value: string };

/** A workbook as Excel writes it: texts shared, dates by their format, places where rows and cells are missing. */
export async function workbook(rows: readonly (readonly Value[])[]): Promise<Buffer> {
  const shared: string[] = [];
  const formatCell = (value: Value, place: string): string => {
    if (value === null) return "";
    if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
    if (typeof value === "boolean") return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
    if (typeof value === "object" && "date" in value) return `<c r="${place}" s="1"><v>${value.date}</v></c>`;
    if (typeof value === "object" && "formula" in value)
      return `<c r="${place}" t="str"><f>${value.formula.replaceAll("&", "&amp;")}</f><v>${value.value}</v></c>`;
    shared.push(typeof value === "string" ? value : value.shared);
    return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const body = rows
    .map((row, at) => {
      if (row.length === 0) return "";
      const cells = row.map((value, column) =>
        formatCell(value, `${String.fromCharCode(65 + column)}${at + 1}`),
      );
      return `<row r="${at + 1}">${cells.join("")}</row>`;
    })
    .join("");
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return zipped({
    "xl/workbook.xml": `<workbook ${main} xmlns:r="${relations}"><workbookPr/><sheets><sheet name="Feuil1" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
    "xl/sharedStrings.xml": `<sst ${main}>${shared
      .map((text) => `<si><r><t>${text}</t></r><rPh sb="0" eb="1"><t>not read</t></rPh></si>`)
      .join("")}</sst>`,
    "xl/styles.xml":
      '<styleSheet><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    "xl/worksheets/sheet1.xml": `<worksheet ${main}><sheetData>${body}</sheetData></worksheet>`,
  });
}

/** Parts as one zip. */
export async function zipped(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Uint8Array>);
}
