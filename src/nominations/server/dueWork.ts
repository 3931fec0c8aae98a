import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { asTenant, companyQueue, type Tenant } from "#platform/server/database/database.ts";
import type { DueSource } from "#platform/server/dueWork/kinds.ts";
import { scheduleWork } from "#platform/server/dueWork/schedule.ts";
import { dueWork } from "#platform/server/dueWork/tables.ts";
import type { Services } from "#platform/server/services.ts";
import { remindProposals } from "../contract/tasks.ts";
import { computeNextCheck } from "../rules/reminders.ts";
import { nominations } from "../tables.ts";

const kind = "nominations.remind";

/** The facts of a proposal that set its next check, for a `select` or a `returning`. */
export const proposalWorkFacts = (companyId: string) => ({
  id: nominations.id,
  status: nominations.status,
  dueOn: nominations.dueOn,
  decidedBy: nominations.decidedBy,
  updatedAt: nominations.updatedAt,
  timeZone: sql<string>`(select c.time_zone from companies c where c.id = ${companyId})`,
});
type Row = Parameters<typeof computeNextCheck>[0] & { id: string; updatedAt: Date; timeZone: string };

/**
 * Schedules the next checks, in the transaction that changes these proposals. The state of their evaluations is read at the
 * check.
 */
export const scheduleProposals = (
  tx: Tenant,
  companyId: string,
  changed: readonly Row[],
  { after, objectIds = changed.map(({ id }) => id) }: { after?: Date; objectIds?: string[] } = {},
): Promise<string[]> =>
  scheduleWork(
    tx,
    companyId,
    { kinds: [kind], objectIds },
    changed.flatMap((row) => {
      const dueAt = computeNextCheck(row, { after: after ?? row.updatedAt, timeZone: row.timeZone });
      return dueAt ? [{ kind, objectId: row.id, dueAt }] : [];
    }),
  );

/** In the transaction that takes a proposal back. */
export const endProposal = (tx: Tenant, companyId: string, id: string) =>
  scheduleWork(tx, companyId, { kinds: [kind], objectIds: [id] }, []);

const lockProposals = (tx: Tenant, companyId: string, which: SQL) =>
  tx
    .select(proposalWorkFacts(companyId))
    .from(nominations)
    .where(and(eq(nominations.companyId, companyId), which))
    .orderBy(nominations.id)
    .for("update");

/** Schedules the next checks of a company's proposals once they were checked. */
export const scheduleNextChecks = (services: Services, companyId: string): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const at = services.now();
    const checked = await tx
      .select({ id: dueWork.objectId })
      .from(dueWork)
      .where(
        and(
          eq(dueWork.companyId, companyId),
          eq(dueWork.kind, kind),
          sql`${dueWork.dueAt} <= ${at.toISOString()}::timestamptz`,
        ),
      );
    const objectIds = checked.map(({ id }) => id);
    const proposals = await lockProposals(tx, companyId, inArray(nominations.id, objectIds));
    // Those of drafts that were removed are no proposals any more: their rows end here.
    await scheduleProposals(tx, companyId, proposals, { after: at, objectIds });
  });

export const nominationDueWork: DueSource = {
  jobs: {
    // One for all proposals of the company.
    [kind]: (companyId) => ({
      task: remindProposals,
      payload: { companyId },
      key: `proposals:${companyId}`,
      queue: companyQueue(companyId),
    }),
  },
  async listExpected(tx, services, companyId) {
    const rows = await tx
      .select(proposalWorkFacts(companyId))
      .from(nominations)
      .where(
        and(eq(nominations.companyId, companyId), inArray(nominations.status, ["open", "sent", "returned"])),
      );
    return rows
      .filter((row) => computeNextCheck(row, { after: services.now(), timeZone: row.timeZone }))
      .map(({ id }) => ({ kind, objectId: id, dueAt: null }));
  },
  // From a day before on: a notification sent today is not sent again, and none is left out.
  async repair(tx, services, companyId, ids) {
    const proposals = await lockProposals(tx, companyId, inArray(nominations.id, ids));
    const aDayBefore = new Date(services.now().getTime() - 24 * 60 * 60_000);
    return scheduleProposals(tx, companyId, proposals, { after: aDayBefore, objectIds: ids });
  },
};
