import type { QuestionType } from "../vocabulary.ts";

/** The numbers of the options are what a response stores. */
export const maxOptions = 20;

/** A multiple choice offers something to choose from (§5 of docs/specification.md); the other types have no options. */
export function whyNotOptions(type: QuestionType, count: number): "required" | "too_long" | "option" | null {
  if (type !== "multiple_choice") return count === 0 ? null : "option";
  if (count === 0) return "required";
  return count > maxOptions ? "too_long" : null;
}

/** Two options with one value could not be distinguished in an export. */
export const hasTwins = (options: readonly { value: string }[]): boolean =>
  new Set(options.map(({ value }) => value)).size < options.length;

export interface Option {
  value: string;
  fr: string;
  en: string | null;
}

/** Writes the options as a list of records, for authors who have them in that form. */
export const writeOptions = (options: readonly Option[]): string =>
  JSON.stringify(
    options.map(({ value, fr, en }) => ({ value, fr, en })),
    null,
    2,
  );

/**
 * Options from JSON: a list of { value, fr, en }, « en » may be missing; a number stands for its text as a value.
 * @returns null when the text is no such list
 */
export function readOptions(text: string): Option[] | null {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(given) || given.length > maxOptions) return null;
  const options = given.map(readOption);
  return options.every((option) => option !== null) ? options : null;
}

function readOption(given: unknown): Option | null {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return null;
  const { value, fr, en = null, ...others } = given as Record<string, unknown>;
  const isText = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";
  const named = typeof value === "number" ? String(value) : value;
  if (!isText(named) || !isText(fr) || Object.keys(others).length > 0) return null;
  if (en !== null && typeof en !== "string") return null;
  return { value: named.trim(), fr: fr.trim(), en: en?.trim() || null };
}
