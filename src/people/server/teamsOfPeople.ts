import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { isAmong } from "#platform/server/database/search.ts";
import type { Leads, PersonDetail } from "../contract/person.ts";
import { profiles } from "../tables.ts";
import { peoplePorts } from "./ports.ts";

/** Selected beside each person. Wrapped, so that Drizzle writes the columns with their table. */
export const withTeams = () => ({
  teams: peoplePorts.teams.selectPersonTeams(sql`${profiles.companyId}`, sql`${profiles.id}`),
});

/**
 * Whom each person leads: two more reads a row, hence not in lists. Deleted people report to no one: the index of
 * managers alone answers.
 */
export const withLeads = () => {
  const [companyId, id] = [sql`${profiles.companyId}`, sql`${profiles.id}`];
  return {
    leads: sql<Leads>`coalesce(${peoplePorts.teams.selectHighestLevel(companyId, id)}, case when exists (
      select from profiles r where r.company_id = ${companyId} and r.direct_manager_id = ${id}) then 'people' end)`,
  };
};

/** A team of another company matches no person. */
export const inTeam = (companyId: string, teamId: string | undefined): SQL | undefined =>
  teamId ? isAmong(profiles.id, peoplePorts.teams.selectMemberIds(companyId, teamId)) : undefined;

/** The teams of one person, and whom they lead. */
export async function readTeams(
  tx: Tenant,
  companyId: string,
  id: string,
): Promise<Pick<PersonDetail, "teams" | "leads">> {
  const [found] = await tx
    .select({ ...withTeams(), ...withLeads() })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, id)));
  return found ?? { teams: [], leads: null };
}
