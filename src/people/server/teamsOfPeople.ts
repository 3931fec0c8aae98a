import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import { isAmong } from "#platform/server/search.ts";
import type { Services } from "#platform/server/services.ts";
import type { Leads, ManagedTeams, PersonDetail, PersonTeam } from "../contract/person.ts";
import type { Person } from "../rules.ts";
import { profiles } from "../tables.ts";
import type { ChangeContext } from "./changePerson.ts";

declare module "#platform/server/services.ts" {
  interface Services {
    /** Teams stand above people: src/app/services.ts lets them answer, as parts of a statement. */
    teamsOfPeople: {
      /** The teams of a person, the main one first. */
      of: (companyId: SQLWrapper, profileId: SQLWrapper) => SQL<PersonTeam[]>;
      /** The highest team that a person manages; null for none. */
      led: (companyId: SQLWrapper, profileId: SQLWrapper) => SQL<"direction" | "team" | null>;
      /** The people of a team, as a query of profile ids. */
      members: (companyId: string, teamId: string) => SQL;
      /** The teams that these people manage together, as a part of a statement. */
      managed: (reader: Pick<Actor, "companyId" | "profileId">, ids: readonly string[]) => SQL<ManagedTeams>;
      /** Gives their teams to another manager, but for those of the actor. Under the lock of the company. */
      handOver: (context: ChangeContext, going: readonly string[], to: Person) => Promise<void>;
    };
  }
}

type TeamsOfPeople = Pick<Services, "teamsOfPeople">;

/** Selected beside each person. Wrapped, so that Drizzle writes the columns with their table. */
export const withTeams = (services: TeamsOfPeople) => ({
  teams: services.teamsOfPeople.of(sql`${profiles.companyId}`, sql`${profiles.id}`),
});

/** Whom each person leads: two more reads a row, hence not in lists. Somebody who was deleted reports to nobody: the index of managers alone answers. */
export const withLeads = ({ teamsOfPeople }: TeamsOfPeople) => {
  const [companyId, id] = [sql`${profiles.companyId}`, sql`${profiles.id}`];
  return {
    leads: sql<Leads>`coalesce(${teamsOfPeople.led(companyId, id)}, case when exists (
      select from profiles r where r.company_id = ${companyId} and r.direct_manager_id = ${id}) then 'people' end)`,
  };
};

/** A team of another company has nobody. */
export const inTeam = (
  { teamsOfPeople }: TeamsOfPeople,
  companyId: string,
  teamId: string | undefined,
): SQL | undefined => (teamId ? isAmong(profiles.id, teamsOfPeople.members(companyId, teamId)) : undefined);

/** The teams of one person, and whom they lead. */
export async function readTeams(
  tx: Tenant,
  services: TeamsOfPeople,
  companyId: string,
  id: string,
): Promise<Pick<PersonDetail, "teams" | "leads">> {
  const [found] = await tx
    .select({ ...withTeams(services), ...withLeads(services) })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, id)));
  return found ?? { teams: [], leads: null };
}
