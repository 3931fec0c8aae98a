import { enqueue, type Tenant } from "#platform/server/database/database.ts";
import { tellOfManagers } from "../../contract/tasks.ts";

/** Long enough to take a change back, or to go on to the next one: what stands then is told. */
const delayMs = 2 * 60_000;

/** Queues the work of the round for one company, in the transaction that changes who manages whom. */
export const tellOfManagersSoon = (tx: Tenant, companyId: string, at: Date) =>
  enqueue(
    tx,
    tellOfManagers,
    { companyId },
    { key: `${tellOfManagers}:${companyId}`, runAt: new Date(at.getTime() + delayMs) },
  );
