import { and, eq } from "drizzle-orm";
import { profiles } from "#people/tables.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { RunTask } from "../../contract/tasks.ts";
import { isLastOfSeveral } from "../../rules/dueWork.ts";
import { scheduleRuns } from "../dueWork.ts";
import { toProgress, type SeriesRecord } from "./facts.ts";
import { changeRun, lockRunWithSeries } from "./queries.ts";

/** Tells the author of a series, once, that the run to come is its last; the owners, where the author has left. */
export const warnOfLastRunTask = (services: Services, key: RunTask): Promise<void> =>
  asTenant(services.db, { companyId: key.companyId, profileId: null }, async (tx) => {
    const found = await lockRunWithSeries(tx, key);
    if (!found || found.run.status !== "scheduled" || found.run.warnedAt || found.series.pausedAt) return;
    const { series, run } = found;
    if (isLastOfSeveral(toProgress(series), run.occurrence)) {
      await changeRun(tx, run, { warnedAt: services.now() });
      await sendLater(
        tx,
        { ...services, companyId: key.companyId },
        (await listInCharge(tx, series)).map(({ id, email, language }) => ({
          kind: "pulses.last" as const,
          dedupeKey: `pulseLast:${run.id}:${id}`,
          recipient: email,
          recipientProfileId: id,
          language,
          data: { runId: run.id },
        })),
      );
    }
    await scheduleRuns(tx, services, key.companyId, [run.id]);
  });

async function listInCharge(tx: Tenant, { companyId, authorProfileId }: SeriesRecord) {
  const list = (which: Parameters<typeof and>[0]) =>
    tx
      .select({ id: profiles.id, email: profiles.email, language: profiles.language })
      .from(profiles)
      .where(and(eq(profiles.companyId, companyId), eq(profiles.isActive, true), which));
  const author = await list(eq(profiles.id, authorProfileId));
  return author.length > 0 ? author : list(eq(profiles.role, "account_owner"));
}
