import { enqueue, type Tenant } from "#platform/server/database/database.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import type { Services } from "#platform/server/services.ts";
import { mapInSteps } from "#platform/steps.ts";
import type { ImportOptions, UnknownName } from "../contract.ts";
import { collectOrders, readDateColumn, type DateColumn } from "../rules/dates.ts";
import { rowParser } from "../rules/rowParser.ts";
import { checkImportTask, checkQueue, type ImportTask } from "../rules/tasks.ts";
import { countStates, type Problems, type RowValidation } from "../rules/rowValidation.ts";
import { chunk, type ImportKind, type Importer } from "./kind.ts";
import { openTask } from "./importTask.ts";
import {
  findOfAnyKind,
  findRowsWith,
  listRows,
  readNumbers,
  rowsPerStatement,
  saveImport,
  saveValidations,
  type StoredImport,
  type StoredRow,
} from "./storedImports.ts";
import { importPorts } from "./ports.ts";
import { rowStates } from "../vocabulary.ts";

export const makeRowParser = ({ fields }: Pick<ImportKind, "fields">, stored: StoredImport) =>
  rowParser({ ...stored, fields, thisYear: getYear(stored) });

const getYear = ({ createdAt }: StoredImport) => createdAt.getUTCFullYear();

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
    const chosen = collectOrders(stored.dates)[name] ?? null;
    read.push(await inSteps(readDateColumn(name, cells, getYear(stored), chosen)));
  }
  return read;
}

/** Has all rows validated, in the background: the call that asks for it holds no connection meanwhile. */
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
 * Validates all rows as things stand now, and writes down what has changed since they were validated last. No read
 * relies on any of it before the last statement, so each portion is written in a transaction of its own and no request
 * waits for this work; a worker that is killed leaves it to the next one, which begins anew.
 */
export async function runCheck(
  services: Services,
  kinds: readonly ImportKind[],
  task: ImportTask,
): Promise<void> {
  const { companyId, importId } = task;
  const { inside, settle } = openTask(services, task);
  try {
    const validated = await inside((tx) => validateStored(tx, services, kinds, task));
    if (!validated) return;
    const { stored, rows, validations, unknownNames, options, dates } = validated;
    await saveChanged(rows, validations, (changed) => inside((tx) => saveValidations(tx, stored, changed)));
    await settle({
      status: "checked",
      counts: countStates(validations),
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

async function validateStored(
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
  const parsed = await inSteps(mapInSteps(rows, makeRowParser(kind, { ...stored, dates })));
  const first = await kind.check(call, parsed);
  const options = withNewNames(kind, stored.options, first.unknownNames);
  const { validations, unknownNames = [] } =
    options === stored.options ? first : await kind.check({ ...call, options }, parsed);
  return { stored, rows, validations, unknownNames, options, dates };
}

/**
 * The options, with the names to create until the importer chooses: a name that may be a typing error is not among
 * them.
 */
function withNewNames(
  { createOption }: Pick<ImportKind, "createOption">,
  options: ImportOptions,
  unknownNames: readonly UnknownName[] = [],
): ImportOptions {
  if (createOption === undefined || options[createOption] !== undefined) return options;
  const names = unknownNames.filter(({ like }) => like === null).map(({ name }) => name);
  return names.length > 0 ? { ...options, [createOption]: names } : options;
}

interface CheckContext {
  tx: Tenant;
  importer: Importer;
  services: Services;
}

/**
 * Validates what the correction of one cell can change, where the kind knows it: of ten thousand rows mostly one. The others
 * are validated again when the import runs. Where it does not know, all rows are validated later.
 */
export async function checkCorrected(
  kind: ImportKind,
  context: CheckContext,
  stored: StoredImport,
  row: StoredRow,
  cells: string[],
): Promise<StoredImport> {
  const { tx } = context;
  const parse = makeRowParser(kind, stored);
  const validations = await kind.checkCorrection?.(
    { ...context, options: stored.options },
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
  if (!validations || !stored.counts) return checkLater(tx, stored);
  const rows = await readNumbers(tx, stored, [...validations.keys()]);
  const found = rows
    .map(({ number }) => validations.get(number))
    .filter((validation) => validation !== undefined);
  await saveValidations(tx, stored, selectChanged(rows, found));
  const [before, after] = [countStates(rows), countStates(found)];
  const counts = { ...stored.counts };
  for (const state of rowStates) counts[state] += after[state] - before[state];
  const change = { counts, failure: null };
  await saveImport(tx, stored, change);
  return { ...stored, ...change };
}

/** Has the validations that differ written down, a portion of the rows at a time. */
export async function saveChanged(
  rows: readonly StoredRow[],
  validations: readonly RowValidation[],
  save: (changed: ReturnType<typeof selectChanged>) => Promise<void>,
): Promise<void> {
  let from = 0;
  for (const some of chunk(rows, rowsPerStatement)) {
    const changed = selectChanged(some, validations.slice(from, from + some.length));
    if (changed.length > 0) await save(changed);
    from += some.length;
  }
}

const selectChanged = (rows: readonly StoredRow[], validations: readonly RowValidation[]) =>
  rows.flatMap(({ number, state, problems }, at) => {
    const validation = validations[at];
    if (!validation) throw new Error("a row was not validated");
    const isSame =
      validation.state === state && serializeProblems(validation.problems) === serializeProblems(problems);
    return isSame ? [] : [{ number, ...validation }];
  });

/** PostgreSQL keeps the keys of a JSON object in an order of its own. */
const serializeProblems = (problems: Problems | null) =>
  JSON.stringify(Object.entries(problems ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));
