import { enqueue, type Tenant } from "./database.ts";

/** The sending of what a company has in its outbox; of the same key only one waits. */
export const deliveryJob = (companyId: string) => ({
  task: "deliverEmails",
  payload: { companyId },
  key: `deliverEmails:${companyId}`,
});

/** Once the transaction is committed, or at this moment. */
export function deliverLater(tx: Tenant, companyId: string, retryAt?: Date) {
  const { task, payload, key } = deliveryJob(companyId);
  return enqueue(tx, task, payload, retryAt ? { key: `${key}:retry`, runAt: retryAt } : { key });
}
