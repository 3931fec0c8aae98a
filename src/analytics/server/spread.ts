import { eq, sql } from "drizzle-orm";
import { computeSpreadOfPeople } from "#disclosure/rules/company/figures.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { readStoredMeasures, type ReportMeasure } from "../rules/stored.ts";
import { analyticsBatches } from "../tables.ts";

/** It is computed again after so many reports, so that no single one shows in it (§5). */
const minNewReports = 10;
/** Of so many people at most: it is told to one decimal. */
const maxPeople = 2000;

type Stored = { version: number; measures: Record<string, ReportMeasure> };

/** Computes the deviation between people again, from the last report of each within a year (§6). */
export async function refreshSpread(
  tx: Tenant,
  { companyId, spreadNumber }: typeof analyticsBatches.$inferSelect,
  today: string,
): Promise<void> {
  const { rows: counted } = await tx.execute<{ last: number; added: number }>(sql`
    select coalesce(max(number), 0) as last, count(*)::int as added from analytics_reports
    where company_id = ${companyId} and number > ${spreadNumber} and measures <> '{}'`);
  const { last, added } = counted[0]!;
  if (added < minNewReports) return;
  const { rows } = await tx.execute<Stored>(sql`
    select distinct on (profile_id) measures, version from analytics_reports
    where company_id = ${companyId} and measures <> '{}' and closed_on > ${today}::date - 365
    order by profile_id, number desc limit ${maxPeople}`);
  const byMeasure = Map.groupBy(
    rows.flatMap((row) => Object.entries(readStoredMeasures(row))),
    ([measure]) => measure,
  );
  const spread = computeSpreadOfPeople(
    [...byMeasure.values()].map((entries) => entries.map(([, printed]) => printed)),
  );
  await tx
    .update(analyticsBatches)
    .set({ spread, spreadNumber: last })
    .where(eq(analyticsBatches.companyId, companyId));
}
