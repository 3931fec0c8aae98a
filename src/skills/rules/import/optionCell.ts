import { mostOptions, readOptions, type Option } from "../options.ts";
import { freeSlug } from "../slugs.ts";

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
  if (parts.length > mostOptions) return null;
  const taken = new Set<string>();
  return parts.map((part) => {
    const [fr = "", en = ""] = part.split(/\s\/\s/).map((words) => words.trim());
    const value = freeSlug(fr.slice(0, 36), taken);
    taken.add(value);
    return { value, fr, en: en || null };
  });
}
