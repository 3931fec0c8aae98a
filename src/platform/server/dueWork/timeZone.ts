import { sql } from "drizzle-orm";
import type { Tenant } from "../database/database.ts";
import { deliveryWorkKind } from "../emails/deliveryWork.ts";

/**
 * Moves what is due at an hour of the company’s clock to the same hour of another time zone, in the transaction that
 * changes it. Emails wait for no hour.
 */
export const moveToTimeZone = (tx: Tenant, companyId: string, { from, to }: { from: string; to: string }) =>
  tx.execute(sql`
    update due_work set due_at = (due_at at time zone ${from}) at time zone ${to}, queued_at = null
    where company_id = ${companyId} and kind <> ${deliveryWorkKind}`);
