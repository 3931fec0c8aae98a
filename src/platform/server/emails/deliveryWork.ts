import { and, eq, sql } from "drizzle-orm";
import { enqueue, type Tenant } from "../database/database.ts";
import type { DueSource, Job } from "../dueWork/kinds.ts";
import { scheduleWork } from "../dueWork/schedule.ts";
import { dueWork } from "../dueWork/tables.ts";
import { outbox } from "../tables.ts";

/** The sending of what a company has in its outbox; of the same key only one waits. */
const deliveryJob = (companyId: string): Job => ({
  task: "deliverEmails",
  payload: { companyId },
  key: `deliverEmails:${companyId}`,
});

/** One row for the outbox of a company: when it is looked at, whatever becomes of its jobs. */
export const deliveryWorkKind = "deliverEmails";
const toDueWorkRow = (companyId: string, dueAt: Date) => ({
  companyId,
  kind: deliveryWorkKind,
  objectId: companyId,
  dueAt,
});

/** A row that is there already stays as it is, without its lock. */
export const ensureDeliveryRow = (tx: Tenant, companyId: string, at: Date) =>
  tx.insert(dueWork).values(toDueWorkRow(companyId, at)).onConflictDoNothing();

/**
 * Once the transaction is committed. Those who write to people at the same moment wait for each other no longer than for
 * the job, which makes sure of the row again (a delivery that ends at this moment may remove it).
 */
export async function enqueueDelivery(tx: Tenant, companyId: string, at: Date): Promise<void> {
  const { task, payload, key } = deliveryJob(companyId);
  await Promise.all([ensureDeliveryRow(tx, companyId, at), enqueue(tx, task, payload, { key })]);
}

/** At this moment: the row of the outbox, which has no better than minutes, follows when this delivery ends. */
export function enqueueDeliveryRetry(tx: Tenant, companyId: string, runAt: Date) {
  const { task, payload, key } = deliveryJob(companyId);
  return enqueue(tx, task, payload, { key: `${key}:retry`, runAt });
}

/** At this moment at the latest: a message waits for it without a job, or with one that may die. */
export const advanceDeliveryRow = (tx: Tenant, companyId: string, at: Date) =>
  tx
    .insert(dueWork)
    .values(toDueWorkRow(companyId, at))
    .onConflictDoUpdate({
      target: [dueWork.companyId, dueWork.kind, dueWork.objectId],
      set: { dueAt: sql`least(${dueWork.dueAt}, excluded.due_at)` },
    });

/**
 * What is left in the outbox after a delivery, or before one that is held: looked at when its next message is due. Its row
 * is locked first, and only then the messages are read: one that was written meanwhile is not forgotten.
 */
export async function updateDeliveryRow(tx: Tenant, companyId: string): Promise<string[]> {
  const [row] = await tx
    .select({ dueAt: dueWork.dueAt })
    .from(dueWork)
    .where(and(eq(dueWork.companyId, companyId), eq(dueWork.kind, deliveryWorkKind)))
    .for("update");
  const next = await findNextDelivery(tx, companyId);
  if (!row && !next) return [];
  return scheduleWork(
    tx,
    companyId,
    { kinds: [deliveryWorkKind], objectIds: [companyId] },
    next ? [toDueWorkRow(companyId, next)] : [],
  );
}

async function findNextDelivery(tx: Tenant, companyId: string): Promise<Date | null> {
  const { rows } = await tx.execute<{ at: number | null }>(sql`
    select (extract(epoch from least(
      (select min(${outbox.nextAttemptAt}) from ${outbox}
        where ${outbox.companyId} = ${companyId} and ${outbox.status} = 'queued'),
      (select min(${outbox.nextAttemptAt}) from ${outbox}
        where ${outbox.companyId} = ${companyId} and ${outbox.status} = 'waiting'),
      (select min(${outbox.leaseUntil}) from ${outbox}
        where ${outbox.companyId} = ${companyId} and ${outbox.status} = 'sending'))) * 1000)::float8 as at`);
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(Math.round(at));
}

/** A message that is due for so long has no job any more. */
const overdueAfterMs = 5 * 60_000;

export const deliveryDueWork: DueSource = {
  jobs: { [deliveryWorkKind]: deliveryJob },
  async listExpected(tx, services, companyId) {
    const next = await findNextDelivery(tx, companyId);
    const isOverdue = next && services.now().getTime() - next.getTime() > overdueAfterMs;
    return isOverdue ? [{ kind: deliveryWorkKind, objectId: companyId, dueAt: null }] : [];
  },
  repair: (tx, _services, companyId) => updateDeliveryRow(tx, companyId),
};
