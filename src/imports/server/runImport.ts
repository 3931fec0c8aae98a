import { sql } from "drizzle-orm";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import type { Services } from "#platform/server/services.ts";
import { mapInSteps } from "#platform/steps.ts";
import type { ImportTask } from "../rules/tasks.ts";
import type { ParsedRow } from "../rules/table.ts";
import { countStates, type ImportResult, type RowValidation } from "../rules/rowValidation.ts";
import { makeRowParser, saveChanged } from "./checkImport.ts";
import { openTask } from "./importTask.ts";
import { Outdated, type ImportKind } from "./kind.ts";
import {
  findOfAnyKind,
  listRows,
  saveAdded,
  saveImport,
  saveValidations,
  type StoredImport,
} from "./storedImports.ts";
import { importPorts } from "./ports.ts";

class Cancelled extends Error {}
class Rejected extends Error {}

const maxAttempts = 5;

/**
 * Imports a file in one transaction: all of it, or nothing. A worker that is killed leaves nothing, and the next one begins
 * anew; what was committed is not imported again, since it says so itself.
 */
export async function runImport(
  services: Services,
  kinds: readonly ImportKind[],
  task: ImportTask,
): Promise<void> {
  const { companyId, importId } = task;
  const { inside, settle } = openTask(services, task);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inside((tx) => writeImport(tx, services, kinds, task));
    } catch (error) {
      if (error instanceof Cancelled || error instanceof Rejected) {
        await settle({
          status: "checked",
          doneCount: 0,
          failure: error instanceof Cancelled ? null : "invalid_rows",
        });
        return;
      }
      const isConflict = error instanceof Outdated || isConflictError(error);
      if (isConflict && attempt < maxAttempts) continue;
      await settle({
        status: "checked",
        doneCount: 0,
        failure: isConflict ? "status_conflict" : "server_error",
      });
      if (!(error instanceof Outdated))
        services.log.error({ companyId, importId, failure: String(error) }, "import failed");
      return;
    }
  }
}

/**
 * Deadlock, serialization, and constraints of what a row refers to or is called: what it names was deleted, or its name was
 * given, since the rows were validated.
 */
const conflictCodes = ["40P01", "40001", "23503", "23505"];
const isConflictError = (error: unknown): boolean =>
  error instanceof Error &&
  (conflictCodes.includes((error as { code?: string }).code ?? "") || isConflictError(error.cause));

async function writeImport(
  tx: Tenant,
  services: Services,
  kinds: readonly ImportKind[],
  { companyId, profileId, importId }: ImportTask,
): Promise<void> {
  const owner = { companyId, profileId };
  const any = await findOfAnyKind(tx, kinds, owner, importId);
  if (any?.stored.status !== "importing") return;
  const { kind, stored: found } = any;
  // They take turns in their queue. The lock is for a worker that lost its place in it: the second import sees what the
  // first has written.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`import:${kind.name}:${companyId}`}, 0))`,
  );
  const importer = await importPorts.findImporter(tx, owner, kind.capability);
  if (!importer) throw new Rejected();

  const rows = await listRows(tx, found);
  const parsed = await inSteps(mapInSteps(rows, makeRowParser(kind, found)));
  const call = { tx, importer, services, options: found.options, onlyValid: found.onlyValid };
  const validations = await validateForWriting(found, (some) => kind.check(call, some), parsed);
  const valid = parsed.filter((_, at) => !isLeftOut(validations[at]?.state));
  const { addedIds, ...written } = await kind.write(
    {
      ...call,
      importId,
      fileName: found.fileName,
      onProgress: (done) => report(services, owner, importId, done),
    },
    valid,
  );
  await saveChanged(rows, validations, (changed) => saveValidations(tx, found, changed));
  if (addedIds) await saveAdded(tx, found, addedIds);
  const counts = countStates(validations);
  const result: ImportResult = {
    ...written,
    duplicate: counts.duplicate + written.duplicate,
    rejected: counts.error,
  };
  await saveImport(tx, found, {
    status: "done",
    doneCount: found.rowCount,
    counts,
    result,
    failure: null,
    finishedAt: services.now(),
  });
}

const isLeftOut = (state: RowValidation["state"] | undefined) => state === "error" || state === "duplicate";

/**
 * The validations under which the rest can be written: where a row is left out, others may name it, and are left out too.
 * What was shown as a duplicate stays one, also of a row that is left out.
 */
async function validateForWriting(
  { onlyValid }: StoredImport,
  check: (rows: readonly ParsedRow[]) => Promise<{ validations: RowValidation[] }>,
  rows: readonly ParsedRow[],
): Promise<RowValidation[]> {
  const refused = new Map<number, RowValidation>();
  for (;;) {
    const left = rows.filter(({ number }) => !refused.has(number));
    const { validations } = await check(left);
    const hasWrong = validations.some(({ state }) => state === "error");
    if (hasWrong && !onlyValid) throw new Rejected();
    const validated = new Map(left.map(({ number }, at) => [number, validations[at]]));
    if (hasWrong) {
      for (const [number, validation] of validated)
        if (validation && isLeftOut(validation.state)) refused.set(number, validation);
      continue;
    }
    return rows.map(({ number }) => {
      const validation = refused.get(number) ?? validated.get(number);
      if (!validation) throw new Error("a row was not validated");
      return validation;
    });
  }
}

/** Reports the progress on a connection of its own: what the transaction has written is not visible before it ends. */
async function report(
  services: Services,
  owner: { companyId: string; profileId: string },
  importId: string,
  done: number,
): Promise<void> {
  const isCancelled = await asTenant(services.db, owner, async (tx) => {
    await saveImport(tx, { ...owner, id: importId }, { doneCount: done });
    const { rows } = await tx.execute<{ cancelled: boolean }>(
      sql`select is_cancelled as cancelled from imports where company_id = ${owner.companyId} and id = ${importId}`,
    );
    return rows[0]?.cancelled ?? false;
  });
  if (isCancelled) throw new Cancelled();
}
