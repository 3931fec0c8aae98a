import { sql } from "drizzle-orm";
import { responseAuthors } from "#answers/tables.ts";
import { asTenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import { companyToday } from "#evaluations/server/today.ts";
import { vacuumLater } from "#evaluations/server/vacuum.ts";

/** How long « Voir mes réponses » lasts after the release (§5 of the decisions). */
export const daysToReread = 90;

/**
 * Deletes the links from responses to their authors once their time is over. The statement has no condition:
 * the policy response_authors_forget decides which rows go, so that no mistake here can remove an earlier one.
 */
export const forgetAuthors = (services: Services, companyId: string): Promise<number> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const today = new Date(`${await companyToday(tx, services, companyId)}T00:00:00Z`);
    const releasedBy = new Date(today.getTime() - daysToReread * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await tx.execute(sql`select set_config('app.forget_released_by', ${releasedBy}, true)`);
    const { rowCount } = await tx.delete(responseAuthors);
    if (rowCount) await vacuumLater(tx, services);
    return rowCount ?? 0;
  });
