import { Outdated, portionsOf, type ImportCall, type Importer } from "#imports/server/kind.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { PlannedPerson } from "../../rules/import/facts.ts";
import type { NamedTeam } from "../../rules/import/teams.ts";
import { atOnce } from "./judge.ts";

declare module "#platform/server/services.ts" {
  interface Services {
    /** Teams stand above people: src/app/services.ts lets them answer. */
    importedTeams: {
      /** The teams of the company whose names these are, without capitals or accents. */
      named: (tx: Tenant, importer: Importer, names: readonly string[]) => Promise<NamedTeam[]>;
      /** Adds people as the page of the team does; false when the team, or one of them, cannot be joined any more. */
      add: (
        call: { tx: Tenant; services: Services; importer: Importer; importId: string },
        teamId: string,
        profileIds: readonly string[],
      ) => Promise<boolean>;
    };
  }
}

/**
 * Adds people to the teams that their rows name. The first teams of all rows come before the second ones: the first team
 * that somebody joins becomes their main one.
 */
export async function joinTeams(
  { tx, importer, services, importId }: ImportCall & { importId: string },
  planned: readonly PlannedPerson[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const most = planned.reduce((count, { teamIds }) => Math.max(count, teamIds.length), 0);
  for (let rank = 0; rank < most; rank += 1) {
    const byTeam = Map.groupBy(
      planned.filter(({ teamIds }) => teamIds.length > rank),
      ({ teamIds }) => teamIds[rank] ?? "",
    );
    for (const [teamId, people] of byTeam)
      for (const some of portionsOf(people, atOnce)) {
        const profileIds = some.flatMap(({ id, email }) => id ?? ids.get(email) ?? []);
        if (!(await services.importedTeams.add({ tx, services, importer, importId }, teamId, profileIds)))
          throw new Outdated();
      }
  }
}
