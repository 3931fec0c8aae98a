/** What of a workbook its cells need. */
export interface Workbook {
  texts: readonly string[];
  /** Of each format of cells, whether it shows a date. */
  isDate: readonly boolean[];
  startsIn1904: boolean;
}

export interface CellFacts {
  type: string;
  style: number;
  value: string;
}

/** A cell as one reads it: dates as year-month-day, numbers as few digits as they need, formulas by their last result. */
export function cellText({ type, style, value }: CellFacts, workbook: Workbook): string {
  switch (type) {
    case "s":
      return unescaped(workbook.texts[Number(value)] ?? "");
    case "inlineStr":
    case "str":
      return unescaped(value);
    case "b":
      return value === "1" ? "true" : "false";
    case "d":
      return value.slice(0, 10);
    case "e":
      return value;
    default:
      return numberText(value, workbook.isDate[style] ?? false, workbook.startsIn1904);
  }
}

function numberText(value: string, isDate: boolean, startsIn1904: boolean): string {
  const number = Number(value);
  if (value === "" || !Number.isFinite(number)) return value;
  if (!isDate) return String(number);
  // Day 60 of spreadsheets is the 29 February 1900, which never was: from there on, day zero is the 30 December 1899.
  const zero = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, number < 60 ? 31 : 30);
  const day = new Date(zero + Math.floor(number) * 86_400_000);
  return Number.isNaN(day.getTime()) ? value : day.toISOString().slice(0, 10);
}

/** `_x000A_` is how the format writes what XML cannot hold. */
const unescaped = (text: string) =>
  text.replaceAll(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Formats of ECMA-376 that show a date and have no code in the file. */
const knownDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** Of each format of cells, whether it shows a date: a code with days or years, outside quotes and brackets. */
export const detectDateFormats = (
  formats: readonly string[],
  codes: ReadonlyMap<string, string>,
): boolean[] =>
  formats.map((format) => {
    const code = codes.get(format);
    if (code === undefined) return knownDates.has(Number(format));
    return /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
  });
