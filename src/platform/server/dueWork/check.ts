import { and, eq, inArray } from "drizzle-orm";
import { asTenant } from "../database/database.ts";
import { isolated } from "../work/isolated.ts";
import type { Services } from "../services.ts";
import type { DueSource } from "./kinds.ts";
import { dueWork } from "./tables.ts";

/**
 * Compares the rows of a company with its facts, and writes anew what is missing, stale or at another moment; each day,
 * and at every start, so that a database of before a kind existed gets its rows. What it repairs is logged, by kind.
 */
export async function checkDueWork(
  services: Services,
  sources: readonly DueSource[],
  companyId: string,
): Promise<void> {
  for (const source of sources)
    await isolated(services, { task: "checkDueWork", companyId }, () =>
      checkOne(services, source, companyId),
    );
}

const checkOne = (services: Services, source: DueSource, companyId: string): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const expected = await source.listExpected(tx, services, companyId);
    const stored = await tx
      .select({ kind: dueWork.kind, objectId: dueWork.objectId, dueAt: dueWork.dueAt })
      .from(dueWork)
      .where(and(eq(dueWork.companyId, companyId), inArray(dueWork.kind, Object.keys(source.jobs))));
    const dueTimeByKey = new Map(stored.map((row) => [toKey(row), row.dueAt.getTime()]));
    const expectedKeys = new Set(expected.map(toKey));
    const wrong = [
      ...expected.filter((one) => {
        const moment = dueTimeByKey.get(toKey(one));
        return moment === undefined || (one.dueAt !== null && moment !== one.dueAt.getTime());
      }),
      ...stored.filter((row) => !expectedKeys.has(toKey(row))),
    ];
    if (wrong.length === 0) return;
    const ids = [...new Set(wrong.map(({ objectId }) => objectId))].toSorted();
    const repaired = await source.repair(tx, services, companyId, ids);
    for (const [kind, rows] of Map.groupBy(repaired, (changed) => changed))
      services.log.warn({ companyId, kind, count: rows.length }, "due work did not follow from its facts");
  });

const toKey = ({ kind, objectId }: { kind: string; objectId: string }) => `${kind} ${objectId}`;
