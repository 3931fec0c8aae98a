import type { Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { ParsedRow } from "../rules/table.ts";
import { countStates, rowStates, type Problems, type Verdict } from "../rules/verdict.ts";
import type { ImportKind, Importer } from "./kind.ts";
import {
  findRowsWith,
  listRows,
  readNumbers,
  saveImport,
  saveVerdicts,
  type StoredImport,
  type StoredRow,
} from "./storedImports.ts";

interface Surroundings {
  tx: Tenant;
  importer: Importer;
  services: Services;
}

export const parsedRow =
  ({ mapping, headers }: Pick<StoredImport, "mapping" | "headers">) =>
  ({ number, cells }: Pick<StoredRow, "number" | "cells">): ParsedRow => ({
    number,
    values: Object.fromEntries(
      mapping.flatMap((field, at) => (field === null ? [] : [[field, (cells[at] ?? "").trim()]])),
    ),
    hasMore: cells.length > headers.length && cells.at(-1) !== "",
  });

/** Judges all rows as things stand now, and writes down what has changed since they were judged last. */
export async function checkImport(
  kind: ImportKind,
  { tx, importer, services }: Surroundings,
  stored: StoredImport,
): Promise<StoredImport> {
  const rows = await listRows(tx, stored);
  const call = { tx, importer, services, options: stored.options };
  const { verdicts, unknownNames = [] } = await kind.check(call, rows.map(parsedRow(stored)));
  await saveVerdicts(tx, stored, changedVerdicts(rows, verdicts));
  const change = { counts: countStates(verdicts), unknownNames, status: "checked" as const, failure: null };
  await saveImport(tx, stored, change);
  return { ...stored, ...change };
}

/**
 * Judges what the correction of one cell can change, where the kind knows it: of ten thousand rows mostly one. The others
 * are judged again when the import runs.
 */
export async function checkCorrected(
  kind: ImportKind,
  surroundings: Surroundings,
  stored: StoredImport,
  row: StoredRow,
  cells: string[],
): Promise<StoredImport> {
  const { tx } = surroundings;
  const parse = parsedRow(stored);
  const verdicts = await kind.checkCorrection?.(
    { ...surroundings, options: stored.options },
    {
      before: parse(row),
      after: parse({ ...row, cells }),
      problems: row.problems,
      rowsWith: async (fields, values) => {
        const columns = fields.map((field) => stored.mapping.indexOf(field)).filter((at) => at !== -1);
        return (await findRowsWith(tx, stored, columns, values)).map(parse);
      },
    },
  );
  if (!verdicts || !stored.counts) return checkImport(kind, surroundings, stored);
  const rows = await readNumbers(tx, stored, [...verdicts.keys()]);
  const found = rows.map(({ number }) => verdicts.get(number)).filter((verdict) => verdict !== undefined);
  await saveVerdicts(tx, stored, changedVerdicts(rows, found));
  const [before, after] = [countStates(rows), countStates(found)];
  const counts = { ...stored.counts };
  for (const state of rowStates) counts[state] += after[state] - before[state];
  const change = { counts, failure: null };
  await saveImport(tx, stored, change);
  return { ...stored, ...change };
}

export const changedVerdicts = (rows: readonly StoredRow[], verdicts: readonly Verdict[]) =>
  rows.flatMap(({ number, state, problems }, at) => {
    const verdict = verdicts[at];
    if (!verdict) throw new Error("a row was not judged");
    const isSame = verdict.state === state && textOf(verdict.problems) === textOf(problems);
    return isSame ? [] : [{ number, ...verdict }];
  });

/** PostgreSQL keeps the keys of a JSON object in an order of its own. */
const textOf = (problems: Problems | null) =>
  JSON.stringify(Object.entries(problems ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));
