import { deleteAuthors } from "#answers/server/queries/responses.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { vacuumLater } from "#evaluations/server/vacuum.ts";

/** How long « Voir mes réponses » lasts after the release (§5 of the decisions). */
export const daysToReread = 90;

/** Deletes the links from responses to their authors once their time is over. */
export const forgetAuthors = (services: Services, companyId: string): Promise<number> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const today = new Date(`${await readCompanyToday(tx, services, companyId)}T00:00:00Z`);
    const releasedBy = new Date(today.getTime() - daysToReread * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const deleted = await deleteAuthors(tx, releasedBy);
    if (deleted > 0) await vacuumLater(tx, services);
    return deleted;
  });
