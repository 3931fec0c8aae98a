import { and, eq } from "drizzle-orm";
import { asReportWriter, asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { RunTask } from "../../contract/tasks.ts";
import { listRunWork } from "../../rules/dueWork.ts";
import { pulseReceipts } from "../../tables.ts";
import { listFacts, scheduleRuns } from "../dueWork.ts";
import { changeRun, isRun, lockRun } from "./queries.ts";
import { vacuumLater } from "./vacuum.ts";

/** Ninety days after closing no run is compared with this one any more, and that a person has answered is forgotten. */
export const removeReceiptsTask = (services: Services, key: RunTask): Promise<void> =>
  asTenant(services.reportDb, { companyId: key.companyId, profileId: null }, async (tx) => {
    const run = await lockRun(tx, key);
    const [facts] = await listFacts(tx, key.companyId, isRun(key));
    if (!run || !facts) return;
    const now = services.now();
    const isDue = listRunWork(facts, now).some(({ kind, dueAt }) => kind === "pulses.forget" && dueAt <= now);
    if (isDue) {
      await asReportWriter(tx, () =>
        tx
          .delete(pulseReceipts)
          .where(and(eq(pulseReceipts.companyId, key.companyId), eq(pulseReceipts.runId, run.id))),
      );
      await changeRun(tx, run, { receiptsRemovedAt: now });
      await vacuumLater(tx, services);
    }
    await scheduleRuns(tx, services, key.companyId, [run.id]);
  });
