import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { seesWholeCompany } from "./cuts.ts";
import { findClosedFigures } from "./closedFigures.ts";

/**
 * On what it rests which figures of these days the actor may read: their own reports, which close what they feed (§2), and
 * the figures that are closed to them (§6); for a manager of teams also these teams.
 */
export async function digestReaderOfFigures(
  tx: Tenant,
  actor: Actor,
  days: { from: string; to: string },
): Promise<string> {
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<{ key: string }>(sql`
    select 'report ' || number as key from analytics_reports
    where company_id = ${companyId} and profile_id = ${profileId}
    union all select 'team ' || id from teams
    where company_id = ${companyId} and manager_profile_id = ${profileId} and ${!seesWholeCompany(actor)}`);
  const closed = await findClosedFigures(tx, actor, days);
  const keys = [...rows.map(({ key }) => key), ...closed].toSorted();
  return createHash("sha256").update(JSON.stringify(keys)).digest("hex");
}
