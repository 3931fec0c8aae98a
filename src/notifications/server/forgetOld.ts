import { sql } from "drizzle-orm";
import { asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { isLocked, lockRows } from "./notify.ts";

/** Days after which a notification goes: once read, and at the latest. */
const readRetentionDays = 90;
export const maxRetentionDays = 365;

/** Of one company. */
export const forgetOldNotifications = (
  services: Pick<Services, "db" | "now">,
  companyId: string,
): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const now = services.now().toISOString();
    const isOld = sql`created_at < ${now}::timestamptz - ${readRetentionDays}::int * interval '1 day'
      and (read_on is not null or created_at < ${now}::timestamptz - ${maxRetentionDays}::int * interval '1 day')`;
    await tx.execute(sql`
      with ${lockRows(companyId, isOld)}
      delete from notifications n using locked where ${isLocked(companyId)}`);
  });
