import { eq } from "drizzle-orm";
import { isDeviationDue, computePooledSd, type Spread } from "#disclosure/rules/spread.ts";
import { saveDeviation } from "#evaluations/server/queries/deviation.ts";
import { companyDeviations } from "#evaluations/tables.ts";
import { asReportWriter, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { raterSpreads } from "../tables.ts";

export type SpreadSums = typeof raterSpreads.$inferSelect;

/**
 * The company's running sums, locked until the end of the transaction, which serialises its closings. Lock order:
 * evaluation, these, then the rows of participants (src/disclosure/README.md).
 */
export const lockSpreadSums = (
  tx: Tenant,
  { newId }: Pick<Services, "newId">,
  companyId: string,
): Promise<SpreadSums> =>
  asReportWriter(tx, async () => {
    const [sums] = await tx
      .insert(raterSpreads)
      .values({ companyId, id: newId(), reports: 0, squares: 0, freedom: 0 })
      // Changes nothing, but locks the row.
      .onConflictDoUpdate({ target: raterSpreads.companyId, set: { companyId } })
      .returning();
    if (!sums) throw new Error("the sums of a company were neither found nor begun");
    return sums;
  });

/**
 * Adds one report to the sums and, when it is due, makes the company's deviation anew (§5). A report that adds nothing
 * is not counted: the deviation would rest on fewer reports than it says.
 */
export const addSpread = (
  tx: Tenant,
  { newId }: Pick<Services, "newId">,
  before: SpreadSums,
  added: Spread,
): Promise<void> =>
  asReportWriter(tx, async () => {
    if (added.freedom === 0) return;
    const { companyId } = before;
    const sums = {
      reports: before.reports + 1,
      squares: before.squares + added.squares,
      freedom: before.freedom + added.freedom,
    };
    await tx.update(raterSpreads).set(sums).where(eq(raterSpreads.companyId, companyId));
    const [current] = await tx
      .select({ reports: companyDeviations.reports })
      .from(companyDeviations)
      .where(eq(companyDeviations.companyId, companyId));
    if (!isDeviationDue({ reports: sums.reports, pooledAt: current?.reports ?? null })) return;
    const sd = computePooledSd(sums);
    if (sd === null) return;
    const deviation = { sdTenths: Math.round(sd * 10), reports: sums.reports };
    await saveDeviation(tx, { companyId, id: newId(), ...deviation });
  });
