import { and, asc, eq } from "drizzle-orm";
import { companies } from "#company/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { JobStatuses } from "../contract.ts";
import { jobStatuses } from "../tables.ts";

/** Those in use, in their order, and the version of the whole list. */
export async function readStatuses(tx: Tenant, companyId: string): Promise<JobStatuses> {
  const [list] = await tx
    .select({ version: companies.jobStatusesVersion })
    .from(companies)
    .where(eq(companies.id, companyId));
  const rows = await tx
    .select()
    .from(jobStatuses)
    .where(and(eq(jobStatuses.companyId, companyId), eq(jobStatuses.isArchived, false)))
    .orderBy(asc(jobStatuses.position), asc(jobStatuses.id));
  return {
    items: rows.map(({ id, nameFr, nameEn, isArchived }) => ({
      id,
      name: { fr: nameFr, en: nameEn },
      isArchived,
    })),
    version: list?.version ?? 1,
  };
}
