import { enqueue, type Tenant } from "./database.ts";

/**
 * The sending of what a company has in its outbox. A mail server that hangs takes one worker of each queue, whatever the
 * number of companies: the others go on (app/worker.ts).
 */
export const deliveryJob = (companyId: string) => ({
  task: "deliverEmails",
  payload: { companyId },
  key: `deliverEmails:${companyId}`,
  queue: /[0-7]$/.test(companyId) ? "mail:0" : "mail:1",
});

/** Once the transaction is committed, or at this moment. */
export function deliverLater(tx: Tenant, companyId: string, retryAt?: Date) {
  const { task, payload, key, queue } = deliveryJob(companyId);
  return enqueue(
    tx,
    task,
    payload,
    retryAt ? { key: `${key}:retry`, queue, runAt: retryAt } : { key, queue },
  );
}
