import { enqueue, type Tenant } from "#platform/server/database.ts";
import { inSteps } from "#platform/server/inSteps.ts";
import type { Services } from "#platform/server/services.ts";
import { mapInSteps } from "#platform/steps.ts";
import type { ImportOptions, UnknownName } from "../contract.ts";
import { ordersOf, readDateColumn, type DateColumn } from "../rules/dates.ts";
import { rowParser } from "../rules/rowParser.ts";
import { checkImportTask, checkQueue, type ImportTask } from "../rules/tasks.ts";
import { countStates, type Problems, type Verdict } from "../rules/verdict.ts";
import { portionsOf, type ImportKind, type Importer } from "./kind.ts";
import { openTask } from "./importTask.ts";
import {
  findOfAnyKind,
  findRowsWith,
  listRows,
  readNumbers,
  rowsAtOnce,
  saveImport,
  saveVerdicts,
  type StoredImport,
  type StoredRow,
} from "./storedImports.ts";
import { importPorts } from "./ports.ts";
import { rowStates } from "../vocabulary.ts";

export const parsedRow = ({ fields }: Pick<ImportKind, "fields">, stored: StoredImport) =>
  rowParser({ ...stored, fields, thisYear: yearOf(stored) });

const yearOf = ({ createdAt }: StoredImport) => createdAt.getUTCFullYear();

/** How the dates of each column are read: as was chosen, or as the rows say. */
async function readDates(
  { fields }: Pick<ImportKind, "fields">,
  stored: StoredImport,
  rows: readonly StoredRow[],
): Promise<DateColumn[]> {
  const read: DateColumn[] = [];
  for (const { name, isDate } of fields) {
    const at = stored.mapping.indexOf(name);
    if (!isDate || at === -1) continue;
    const cells = rows.map((row) => row.cells[at] ?? "");
    const chosen = ordersOf(stored.dates)[name] ?? null;
    read.push(await inSteps(readDateColumn(name, cells, yearOf(stored), chosen)));
  }
  return read;
}

/** Has all rows judged, in the background: the call that asks for it holds no connection meanwhile. */
export async function checkLater(tx: Tenant, stored: StoredImport): Promise<StoredImport> {
  const change = { status: "checking" as const, failure: null };
  await saveImport(tx, stored, change);
  const { companyId, profileId, id: importId } = stored;
  await enqueue(
    tx,
    checkImportTask,
    { companyId, profileId, importId },
    { key: `check:${importId}`, queue: checkQueue },
  );
  return { ...stored, ...change };
}

/**
 * Judges all rows as things stand now, and writes down what has changed since they were judged last. Nobody relies on any of
 * it before the last statement, so each portion is written in a transaction of its own and nothing waits for this work; a
 * worker that is killed leaves it to the next one, which begins anew.
 */
export async function runCheck(
  services: Services,
  kinds: readonly ImportKind[],
  task: ImportTask,
): Promise<void> {
  const { companyId, importId } = task;
  const { inside, settle } = openTask(services, task);
  try {
    const judged = await inside((tx) => judgeStored(tx, services, kinds, task));
    if (!judged) return;
    const { stored, rows, verdicts, unknownNames, options, dates } = judged;
    await saveChanged(rows, verdicts, (changed) => inside((tx) => saveVerdicts(tx, stored, changed)));
    await settle({
      status: "checked",
      counts: countStates(verdicts),
      unknownNames,
      options,
      dates,
      failure: null,
    });
  } catch (error) {
    services.log.error({ companyId, importId, failure: String(error) }, "check failed");
    await settle({ status: "mapping", failure: "server_error" });
  }
}

async function judgeStored(
  tx: Tenant,
  services: Services,
  kinds: readonly ImportKind[],
  { importId, ...owner }: ImportTask,
) {
  const found = await findOfAnyKind(tx, kinds, owner, importId);
  if (found?.stored.status !== "checking") return null;
  const { kind, stored } = found;
  const importer = await importPorts.findImporter(tx, owner, kind.capability);
  if (!importer) {
    await saveImport(tx, stored, { status: "mapping", failure: "forbidden" });
    return null;
  }
  const rows = await listRows(tx, stored);
  const call = { tx, importer, services, options: stored.options };
  const dates = await readDates(kind, stored, rows);
  const parsed = await inSteps(mapInSteps(rows, parsedRow(kind, { ...stored, dates })));
  const first = await kind.check(call, parsed);
  const options = withNewNames(kind, stored.options, first.unknownNames);
  const { verdicts, unknownNames = [] } =
    options === stored.options ? first : await kind.check({ ...call, options }, parsed);
  return { stored, rows, verdicts, unknownNames, options, dates };
}

/** The options, with what is to be created as long as nobody has chosen: what may be a typing error is not. */
function withNewNames(
  { createOption }: Pick<ImportKind, "createOption">,
  options: ImportOptions,
  unknownNames: readonly UnknownName[] = [],
): ImportOptions {
  if (createOption === undefined || options[createOption] !== undefined) return options;
  const names = unknownNames.filter(({ like }) => like === null).map(({ name }) => name);
  return names.length > 0 ? { ...options, [createOption]: names } : options;
}

interface Surroundings {
  tx: Tenant;
  importer: Importer;
  services: Services;
}

/**
 * Judges what the correction of one cell can change, where the kind knows it: of ten thousand rows mostly one. The others
 * are judged again when the import runs. Where it does not know, all rows are judged later.
 */
export async function checkCorrected(
  kind: ImportKind,
  surroundings: Surroundings,
  stored: StoredImport,
  row: StoredRow,
  cells: string[],
): Promise<StoredImport> {
  const { tx } = surroundings;
  const parse = parsedRow(kind, stored);
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
  if (!verdicts || !stored.counts) return checkLater(tx, stored);
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

/** Has the verdicts that differ written down, a portion of the rows at a time. */
export async function saveChanged(
  rows: readonly StoredRow[],
  verdicts: readonly Verdict[],
  save: (changed: ReturnType<typeof changedVerdicts>) => Promise<void>,
): Promise<void> {
  let from = 0;
  for (const some of portionsOf(rows, rowsAtOnce)) {
    const changed = changedVerdicts(some, verdicts.slice(from, from + some.length));
    if (changed.length > 0) await save(changed);
    from += some.length;
  }
}

const changedVerdicts = (rows: readonly StoredRow[], verdicts: readonly Verdict[]) =>
  rows.flatMap(({ number, state, problems }, at) => {
    const verdict = verdicts[at];
    if (!verdict) throw new Error("a row was not judged");
    const isSame = verdict.state === state && textOf(verdict.problems) === textOf(problems);
    return isSame ? [] : [{ number, ...verdict }];
  });

/** PostgreSQL keeps the keys of a JSON object in an order of its own. */
const textOf = (problems: Problems | null) =>
  JSON.stringify(Object.entries(problems ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));
