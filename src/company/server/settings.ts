import { eq, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { CompanySettings } from "../contract.ts";
import { companies } from "../tables.ts";

/** The first account owner, in the tables of people, whose concept comes later: found by the index of owners. */
const owner = sql`(select concat_ws(' ', o.first_name, nullif(o.last_name, '')) from profiles o
  where o.company_id = ${companies.id} and o.role = 'account_owner' and o.removed_at is null and o.is_active
  order by o.created_at, o.id limit 1)`;

/** The person in charge of personal information: the one named, the account owner until then (Law 25). */
export const privacyOfficerShown = sql<string | null>`coalesce(${companies.privacyOfficer}, ${owner})`;

export async function readSettings(tx: Tenant, companyId: string): Promise<CompanySettings> {
  const [row] = await tx
    .select({
      name: companies.name,
      mission: companies.mission,
      strategicPlan: companies.strategicPlan,
      logo: companies.logo,
      offeredScales: companies.offeredScales,
      defaultScale: companies.defaultScale,
      commentsMandatory: companies.commentsMandatory,
      anonymityThreshold: companies.anonymityThreshold,
      teamManagerReadsReports: companies.teamManagerReadsReports,
      confirmsCourses: companies.confirmsCourses,
      release: companies.release,
      defaultDuration: companies.defaultDuration,
      timeZone: companies.timeZone,
      privacyOfficer: companies.privacyOfficer,
      privacyOfficerShown,
      version: companies.version,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!row) throw new Error("the transaction names a company that does not exist");
  return { ...row, privacyOfficer: row.privacyOfficer ?? "" };
}
