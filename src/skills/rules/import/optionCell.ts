import { maxOptions, readOptions, type Option } from "../options.ts";
import { findFreeSlug } from "../slugs.ts";

/**
 * The options of a cell: « Oui / Yes | Non / No », one to a line or between bars, or the JSON that the editor of a question
 * writes.
 * @returns null when it is neither
 */
export function readOptionCell(cell: string): Option[] | null {
  const text = cell.trim();
  if (text === "") return [];
  if (text.startsWith("[")) return readOptions(text);
  const parts = text
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > maxOptions) return null;
  const taken = new Set<string>();
  return parts.map((part) => {
    const [fr = "", en = ""] = part.split(/\s\/\s/).map((words) => words.trim());
    const value = findFreeSlug(fr.slice(0, 36), taken);
    taken.add(value);
    return { value, fr, en: en || null };
  });
}

/** The cell from which these options are read: between bars as people write them, or JSON where that would lose something. */
export function writeOptionCell(options: readonly Option[]): string | null {
  if (options.length === 0) return null;
  const plain = options.map(({ fr, en }) => (en === null ? fr : `${fr} / ${en}`)).join(" | ");
  const records = JSON.stringify(options.map(({ value, fr, en }) => ({ value, fr, en })));
  return JSON.stringify(readOptionCell(plain)) === records ? plain : records;
}
