import { eq } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import { companyDeviations } from "../../tables.ts";

/** The company's pooled deviation in tenths of a point; null before there are enough reports. */
export async function findDeviation(tx: Tenant, companyId: string): Promise<number | null> {
  const [found] = await tx
    .select({ sdTenths: companyDeviations.sdTenths })
    .from(companyDeviations)
    .where(eq(companyDeviations.companyId, companyId));
  return found?.sdTenths ?? null;
}
