import { and, eq, sql } from "drizzle-orm";
import { enqueue, type Tenant } from "./database.ts";
import type { DueSource, Job } from "./dueWork/kinds.ts";
import { scheduleWork } from "./dueWork/schedule.ts";
import { dueWork } from "./dueWork/tables.ts";
import { outbox } from "./tables.ts";

/** The sending of what a company has in its outbox; of the same key only one waits. */
const deliveryJob = (companyId: string): Job => ({
  task: "deliverEmails",
  payload: { companyId },
  key: `deliverEmails:${companyId}`,
});

/** One row for the outbox of a company: when it is looked at, whatever becomes of its jobs. */
export const deliveryWork = "deliverEmails";
const workAt = (companyId: string, dueAt: Date) => ({
  companyId,
  kind: deliveryWork,
  objectId: companyId,
  dueAt,
});

/** A row that is there already stays as it is, without its lock. */
export const keepDelivery = (tx: Tenant, companyId: string, at: Date) =>
  tx.insert(dueWork).values(workAt(companyId, at)).onConflictDoNothing();

/**
 * Once the transaction is committed. Those who write to people at the same moment wait for each other no longer than for
 * the job, which makes sure of the row again (a delivery that ends at this moment may remove it).
 */
export async function deliverLater(tx: Tenant, companyId: string, at: Date): Promise<void> {
  const { task, payload, key } = deliveryJob(companyId);
  await Promise.all([keepDelivery(tx, companyId, at), enqueue(tx, task, payload, { key })]);
}

/** At this moment: the row of the outbox, which has no better than minutes, follows when this delivery ends. */
export function retryLater(tx: Tenant, companyId: string, runAt: Date) {
  const { task, payload, key } = deliveryJob(companyId);
  return enqueue(tx, task, payload, { key: `${key}:retry`, runAt });
}

/** At this moment at the latest: a message waits for it without a job, or with one that may die. */
export const deliverBy = (tx: Tenant, companyId: string, at: Date) =>
  tx
    .insert(dueWork)
    .values(workAt(companyId, at))
    .onConflictDoUpdate({
      target: [dueWork.companyId, dueWork.kind, dueWork.objectId],
      set: { dueAt: sql`least(${dueWork.dueAt}, excluded.due_at)` },
    });

/**
 * What is left in the outbox after a delivery, or before one that is held: looked at when its next message is due. Its row
 * is locked first, and only then the messages are read: one that was written meanwhile is not forgotten.
 */
export async function scheduleDelivery(tx: Tenant, companyId: string): Promise<string[]> {
  const [row] = await tx
    .select({ dueAt: dueWork.dueAt })
    .from(dueWork)
    .where(and(eq(dueWork.companyId, companyId), eq(dueWork.kind, deliveryWork)))
    .for("update");
  const next = await nextDelivery(tx, companyId);
  if (!row && !next) return [];
  return scheduleWork(
    tx,
    companyId,
    { kinds: [deliveryWork], objectIds: [companyId] },
    next ? [workAt(companyId, next)] : [],
  );
}

async function nextDelivery(tx: Tenant, companyId: string): Promise<Date | null> {
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
const isLeftBehindAfterMs = 5 * 60_000;

export const deliveryDueWork: DueSource = {
  jobs: { [deliveryWork]: deliveryJob },
  async listExpected(tx, services, companyId) {
    const next = await nextDelivery(tx, companyId);
    const isLeftBehind = next && services.now().getTime() - next.getTime() > isLeftBehindAfterMs;
    return isLeftBehind ? [{ kind: deliveryWork, objectId: companyId, dueAt: null }] : [];
  },
  repair: (tx, _services, companyId) => scheduleDelivery(tx, companyId),
};
