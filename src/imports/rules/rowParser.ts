import { normalizeLine, normalizeText, unseenCharacterAt } from "#platform/normalizeText.ts";
import { fold } from "#platform/searchWords.ts";
import type { ImportField } from "./columns.ts";
import { parseDate, type DateColumn } from "./dates.ts";
import type { ParsedRow, TableRow } from "./table.ts";
import type { Problem, Problems } from "./rowValidation.ts";

/** The word that empties a field, in both languages; a cell that is empty leaves the field as it is. */
export const emptyingWords = { fr: "(vide)", en: "(empty)" } as const;
const isEmptying = (cell: string) =>
  cell.startsWith("(") && Object.values(emptyingWords).some((word) => word === fold(cell));

/** How the columns of a file are understood. */
export interface Layout {
  headers: readonly string[];
  mapping: readonly (string | null)[];
  dates: readonly DateColumn[];
  fields: readonly ImportField[];
  /** By which two digits of a year are understood. */
  thisYear: number;
}

type Row = Pick<TableRow, "number" | "cells"> & { openQuoteLine?: number | null };

/** Reads the rows of a file as their kind gets them. */
export function rowParser({ headers, mapping, dates, fields, thisYear }: Layout): (row: Row) => ParsedRow {
  const columns = mapping.map((name) => ({
    name,
    hasLines: fields.find((field) => field.name === name)?.hasLines ?? false,
    dates: dates.find(({ field }) => field === name) ?? null,
  }));
  return ({ number, cells, openQuoteLine = null }) => {
    const values: Record<string, string> = {};
    const emptied = new Set<string>();
    const problems: Problems = {};
    for (const [at, { name, hasLines, dates: column }] of columns.entries()) {
      const cell = cells[at] ?? "";
      if (openQuoteLine !== null && cell.startsWith('"'))
        problems[name ?? "row"] = { code: "quote_open", values: { line: String(openQuoteLine) } };
      if (name === null) continue;
      const text = (hasLines ? normalizeText(cell) : normalizeLine(cell)).trim();
      if (isEmptying(text)) emptied.add(name);
      const days = column && text ? parseDays(column, text, thisYear) : [];
      values[name] = emptied.has(name) ? "" : (days[0] ?? text);
      const isOpen = days.length > 1;
      const wrong = whyNotText(text, hasLines) ?? (isOpen ? { code: "date_order" } : null);
      if (wrong) problems[name] ??= wrong;
    }
    if (openQuoteLine !== null && !cells.some((cell) => cell.startsWith('"')))
      problems["row"] = { code: "quote_lines", values: { line: String(openQuoteLine) } };
    const hasMore = cells.length > headers.length && cells.at(-1) !== "";
    return { number, values, emptied, problems, hasMore };
  };
}

/**
 * UTF-8 that was read as Windows-1252, MacRoman or of DOS before it came into the file: « BÃ©langer », « B√©langer »,
 * « B├®langer », « lâ€™été ». No word has these signs beside each other.
 */
const garbled =
  /Ã[\u0080-\u00BFƒˆ‚„†‡‰Š‹ŒŽ•˜™š›œžŸ€]|Ã[‘’“”–—…](?=\p{L})|Â[\u0080-\u00BF]|â€|[√├](?=[^\s\d])/u;

/** What a spreadsheet shows for a formula that has no result, in both languages. */
const failedFormula = /^#(?:N\/A|REF!|VALUE!|VALEUR!|NAME\?|NOM\?|DIV\/0!|NUM!|NOMBRE!|NULL!|NUL!)$/;

function whyNotText(text: string, hasLines: boolean): Problem | null {
  if (failedFormula.test(text)) return { code: "failed_formula" };
  if (garbled.test(text)) {
    const word = text.split(/\s+/).find((one) => garbled.test(one)) ?? text;
    return { code: "garbled", values: { word: word.slice(0, 40) } };
  }
  const place = unseenCharacterAt(hasLines ? text.replaceAll(/[\t\r\n]/g, " ") : text);
  return place === null ? null : { code: "unseen", values: { place: String(place) } };
}

/** The days that a cell may mean: where its column waits for a choice, one for each order in which it is another day. */
function parseDays({ order, orders }: DateColumn, text: string, thisYear: number): string[] {
  const days = (order ? [order] : orders).flatMap((one) => parseDate(text, one, thisYear) ?? []);
  return [...new Set(days)];
}
