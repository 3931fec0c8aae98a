import type { Problems, RowValidation } from "./rowValidation.ts";

/** The cycles of a « stands below » relation, each once. Linear: every key is visited once. */
export function findCycles(above: ReadonlyMap<string, string>): string[][] {
  const seen = new Set<string>();
  const cycles: string[][] = [];
  for (const start of above.keys()) {
    const path: string[] = [];
    const places = new Map<string, number>();
    let at: string | undefined = start;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      places.set(at, path.length);
      path.push(at);
      at = above.get(at);
    }
    const place = at === undefined ? undefined : places.get(at);
    if (place !== undefined) cycles.push(path.slice(place));
  }
  return cycles;
}

/** A cycle in words, back to where it begins; the middle of a long one is left out. */
export function formatCycle(names: readonly string[]): string {
  const path = [...names, names[0] ?? ""];
  const shown = path.length > 6 ? [...path.slice(0, 4), "…", path.at(-1) ?? ""] : path;
  return shown.join(" → ");
}

interface Row {
  /** By which other rows name it, where this row makes it; null of what the company has without the row. */
  key: string | null;
  /** What it stands below, as far as the row says. */
  above: string | null;
}

/**
 * Rows that are left out take along those that stand below them, and so on: all of them at once, however long the chain.
 * @param buildProblems what is wrong with a row that stands below one that is left out, by its key
 */
export function rejectDependents(
  rows: readonly Row[],
  validations: readonly RowValidation[],
  buildProblems: (key: string) => Problems,
): RowValidation[] {
  const places = Map.groupBy(rows.keys(), (at) => rows[at]?.above ?? "");
  const left = [...validations];
  const gone = [...rows.keys()].filter((at) => left[at]?.state === "error");
  // The list grows during the loop.
  for (const at of gone) {
    const key = rows[at]?.key;
    if (!key) continue;
    for (const place of places.get(key) ?? []) {
      if (left[place]?.state === "error") continue;
      left[place] = { state: "error", problems: buildProblems(key) };
      gone.push(place);
    }
  }
  return left;
}
