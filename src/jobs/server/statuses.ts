import { and, asc, eq } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import type { JobStatus } from "../contract.ts";
import { jobStatuses } from "../tables.ts";

/** Those in use, in their order. */
export async function listStatuses(tx: Tenant, companyId: string): Promise<JobStatus[]> {
  const rows = await tx
    .select()
    .from(jobStatuses)
    .where(and(eq(jobStatuses.companyId, companyId), eq(jobStatuses.isArchived, false)))
    .orderBy(asc(jobStatuses.position), asc(jobStatuses.id));
  return rows.map(({ id, nameFr, nameEn, isArchived }) => ({
    id,
    name: { fr: nameFr, en: nameEn },
    isArchived,
  }));
}
