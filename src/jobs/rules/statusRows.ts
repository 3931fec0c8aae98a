import { fold } from "#platform/searchWords.ts";

/** A line of the list of job statuses as one types it; « id » is empty for a new one. */
export interface StatusRow {
  id: string;
  fr: string;
  en: string;
}

interface Status {
  id: string;
  name: { fr: string; en: string | null };
}

export const emptyRow: StatusRow = { id: "", fr: "", en: "" };

export const toStatusRows = (statuses: readonly Status[]): readonly StatusRow[] =>
  statuses.length === 0
    ? [emptyRow]
    : statuses.map(({ id, name }) => ({ id, fr: name.fr, en: name.en ?? "" }));

const isBlank = ({ fr, en }: StatusRow): boolean => fr.trim() === "" && en.trim() === "";

/**
 * As the server takes them: a blank row is left out, which removes its status. A status that another admin removed
 * meanwhile is created again.
 */
export const toStatusInput = (rows: readonly StatusRow[], stored: readonly { id: string }[]) =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ id, fr, en }) => ({
      id: stored.some((one) => one.id === id) ? id : null,
      name: { fr: fr.trim(), en: en.trim() || null },
    }));

/** Formats the list as text, so that two versions can be compared. */
export const formatStatuses = (rows: readonly StatusRow[]): string =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ fr, en }) => (en.trim() ? `${fr.trim()} (${en.trim()})` : fr.trim()))
    .join(" · ");

/** What is wrong, by line and column: French is required, and no two have the same French name. */
export function whyNotStatuses(rows: readonly StatusRow[]): Record<string, "required" | "duplicate"> {
  const seen = new Set<string>();
  const wrong: Record<string, "required" | "duplicate"> = {};
  for (const [index, row] of rows.entries()) {
    if (isBlank(row)) continue;
    const name = fold(row.fr.trim());
    if (name === "") wrong[`${index}.fr`] = "required";
    else if (seen.has(name)) wrong[`${index}.fr`] = "duplicate";
    seen.add(name);
  }
  return wrong;
}

/** Lines of a spreadsheet, French then English; null for an ordinary paste into one field. */
export const readPastedStatuses = (text: string): readonly StatusRow[] | null =>
  /[\n\t]/.test(text.trim())
    ? text
        .trim()
        .split(/\r?\n/)
        .map((line) => {
          const [fr = "", en = ""] = line.split("\t");
          return { id: "", fr: fr.trim(), en: en.trim() };
        })
        .filter((row) => !isBlank(row))
    : null;
