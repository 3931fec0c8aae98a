import { formatDay, formatNumber, formatScore, say } from "#platform/texts.ts";
import type { Cell, Pages, Sheet } from "#platform/server/export/sheet.ts";
import { makeBreakable } from "#platform/server/typesetting/breakable.ts";
import { removeDirections } from "#platform/server/typesetting/directions.ts";
import paper from "#platform/server/typesetting/paper.typ?raw";
import type { Reader, Template, Typesetter } from "#platform/server/typesetting/typesetter.ts";
import type { Language } from "#platform/vocabulary.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import main from "./table.typ?raw";

const template: Template = { main, sources: { "paper.typ": paper } };

interface Printed {
  sheet: Sheet<readonly Cell[]>;
  /** All that the format may hold (maxPdfRows), a page at a time. */
  pages: Pages<readonly Cell[]>;
  company: string;
  language: Language;
  /** The company's day on which the rows are read. */
  today: string;
  reader: Reader;
}

/** The columns beyond which the page lies on its side. */
const maxUpright = 5;
/** Of a column, in signs: what is longer breaks over lines. */
const [minWidth, maxWidth] = [8, 36];

/** A table on letter paper: title, company, day, page numbers, its headers on each page. */
export async function writePdf(printed: Printed, typesetter: Typesetter): Promise<Uint8Array> {
  const { sheet, pages, company, language, today, reader } = printed;
  const texts = { fr, en }[language].pdf;
  const rows: (readonly Cell[])[] = [];
  for await (const page of pages) rows.push(...page);
  const words = rows.map((row) => sheet.columns.map((_, at) => formatCell(language, row[at] ?? null)));
  const columns = sheet.columns.map(({ header }, at) => ({
    header,
    width: computeWidth([...header.split(" "), ...words.map((row) => row[at] ?? "")]),
    isNumber: rows.length > 0 && rows.every((row) => isNumber(row[at] ?? null)),
  }));
  const content = {
    title: sheet.name,
    company,
    asOf: say(language, texts.asOf, { date: formatDay(language, today, "long") }),
    count: say(language, texts.count, { count: rows.length }),
    empty: texts.empty,
    page: texts.page,
    language,
    isWide: columns.length > maxUpright,
    columns,
    rows: words,
  };
  return typesetter.typeset(template, makeBreakable(removeDirections(content)), reader);
}

/** The share of a column: as wide as its longest words, within bounds. */
const computeWidth = (words: readonly string[]) =>
  Math.min(
    maxWidth,
    words.reduce((most, { length }) => Math.max(most, length), minWidth),
  );

function formatCell(language: Language, cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return formatNumber(language, cell);
  if (typeof cell === "string") return cell;
  return "date" in cell ? formatDay(language, cell.date, "medium") : formatScore(language, cell.score);
}

const isNumber = (cell: Cell) =>
  cell === null || typeof cell === "number" || (typeof cell === "object" && "score" in cell);
