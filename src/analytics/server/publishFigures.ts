import { and, eq, gt, sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { findPeriod } from "#platform/periods.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { analyticsBatches, analyticsReports } from "../tables.ts";
import { foldSomeReports } from "./foldReports.ts";
import { refreshSpread } from "./spread.ts";
import { tellYear, type InPart } from "./tellYear.ts";

/**
 * The nightly batch of a company (§6): adds the reports released since, then tells the figures of closed periods that may
 * be told beside all that was told before. Only the years are looked at in which something has changed. Each part is a
 * transaction of its own: one that is broken off is taken up by the next, since what was told stays and what was not is
 * decided anew.
 */
export async function publishFigures(services: Services, companyId: string): Promise<void> {
  try {
    await publishInParts(services, companyId);
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error;
  }
}

/** Another batch of the company has begun since, and does what is left. */
class TakenOver extends Error {}

async function publishInParts(services: Services, companyId: string): Promise<void> {
  const inCompany = { companyId, profileId: null };
  const claim = services.newId();
  const { today, before } = await asTenant(services.db, inCompany, async (tx) => {
    const { timeZone } = await readCompany(tx, companyId);
    const day = dayIn(timeZone, services.now());
    return { today: day, before: await claimBatch(tx, services, companyId, day, claim) };
  });
  const inPart: InPart = (work) =>
    asTenant(services.db, inCompany, async (tx) => {
      await holdClaim(tx, companyId, claim);
      return work(tx);
    });
  while ((await inPart((tx) => foldSomeReports(tx, services, companyId))) > 0);
  const changes = await inPart(async (tx) => ({
    years: await listChangedYears(tx, before, today),
    lastNumber: await readLastNumber(tx, companyId),
  }));
  for (const year of changes.years) await tellYear(inPart, services, { companyId, year, today });
  await inPart(async (tx) => {
    await refreshSpread(tx, before, today);
    await tx
      .update(analyticsBatches)
      .set({ ranOn: today, lastNumber: changes.lastNumber })
      .where(eq(analyticsBatches.companyId, companyId));
  });
}

type LastBatch = typeof analyticsBatches.$inferSelect;

/** The last batch, taken over: one that still runs ends at its next part, since two would tell a figure twice. */
async function claimBatch(
  tx: Tenant,
  { newId }: Services,
  companyId: string,
  today: string,
  claim: string,
): Promise<LastBatch> {
  const [last] = await tx
    .insert(analyticsBatches)
    .values({ companyId, id: newId(), ranOn: today, lastNumber: 0, claim })
    .onConflictDoUpdate({ target: analyticsBatches.companyId, set: { claim } })
    .returning();
  if (!last) throw new Error("the last batch of a company was neither found nor begun");
  return last;
}

async function holdClaim(tx: Tenant, companyId: string, claim: string): Promise<void> {
  const [last] = await tx
    .select({ claim: analyticsBatches.claim })
    .from(analyticsBatches)
    .where(eq(analyticsBatches.companyId, companyId))
    .for("update");
  if (last?.claim !== claim) throw new TakenOver();
}

const readLastNumber = async (tx: Tenant, companyId: string): Promise<number> => {
  const [found] = await tx
    .select({ last: sql<number>`coalesce(max(${analyticsReports.number}), 0)` })
    .from(analyticsReports)
    .where(eq(analyticsReports.companyId, companyId));
  return found?.last ?? 0;
};

/** The years with a report that no batch has told of, and those of which a month has ended since the last batch. */
async function listChangedYears(tx: Tenant, { companyId, ranOn, lastNumber }: LastBatch, today: string) {
  const rows = await tx
    .selectDistinct({ year: sql<string>`date_trunc('year', ${analyticsReports.closedOn})::date::text` })
    .from(analyticsReports)
    .where(and(eq(analyticsReports.companyId, companyId), gt(analyticsReports.number, lastNumber)));
  const endedMonth = findPeriod("month", today).start > ranOn ? [findPeriod("year", ranOn).start] : [];
  return [...new Set([...rows.map(({ year }) => year), ...endedMonth])].toSorted();
}
