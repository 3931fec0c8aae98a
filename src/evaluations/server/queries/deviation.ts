import { eq } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { companyDeviations } from "../../tables.ts";

/** As the snapshot writer, which alone may. */
export const saveDeviation = (
  tx: Tenant,
  { companyId, id, ...deviation }: typeof companyDeviations.$inferInsert,
) =>
  tx
    .insert(companyDeviations)
    .values({ companyId, id, ...deviation })
    .onConflictDoUpdate({ target: companyDeviations.companyId, set: deviation });

/** The company's pooled deviation in tenths of a point; null before there are enough reports. */
export async function findDeviation(tx: Tenant, companyId: string): Promise<number | null> {
  const [found] = await tx
    .select({ sdTenths: companyDeviations.sdTenths })
    .from(companyDeviations)
    .where(eq(companyDeviations.companyId, companyId));
  return found?.sdTenths ?? null;
}
