import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import { isAmong } from "#platform/server/search.ts";
import type { Services } from "#platform/server/services.ts";
import type { PersonTeam } from "../contract.ts";
import { profiles } from "../tables.ts";

declare module "#platform/server/services.ts" {
  interface Services {
    /** Teams stand above people: src/app/services.ts lets them answer, as parts of a statement. */
    teamsOfPeople: {
      /** The teams of a person, the main one first. */
      of: (companyId: SQLWrapper, profileId: SQLWrapper) => SQL<PersonTeam[]>;
      /** The people of a team, as a query of profile ids. */
      members: (companyId: string, teamId: string) => SQL;
    };
  }
}

type TeamsOfPeople = Pick<Services, "teamsOfPeople">;

/** Selected beside each person. Wrapped, so that Drizzle writes the columns with their table. */
export const withTeams = ({ teamsOfPeople }: TeamsOfPeople) => ({
  teams: teamsOfPeople.of(sql`${profiles.companyId}`, sql`${profiles.id}`),
});

/** A team of another company has nobody. */
export const inTeam = (
  { teamsOfPeople }: TeamsOfPeople,
  companyId: string,
  teamId: string | undefined,
): SQL | undefined => (teamId ? isAmong(profiles.id, teamsOfPeople.members(companyId, teamId)) : undefined);

/** The teams of one person. */
export async function readTeams(
  tx: Tenant,
  { teamsOfPeople }: TeamsOfPeople,
  companyId: string,
  id: string,
): Promise<PersonTeam[]> {
  const teams = teamsOfPeople.of(sql`${companyId}::uuid`, sql`${id}::uuid`);
  const { rows } = await tx.execute<{ teams: PersonTeam[] }>(sql`select ${teams} as teams`);
  return rows[0]?.teams ?? [];
}
