import { Outdated, portionsOf, type ImportCall, type Importer } from "#imports/server/kind.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { PlannedPerson } from "../../rules/import/facts.ts";
import type { NamedTeam, NewTeam } from "../../rules/import/teams.ts";
import { atOnce } from "./judge.ts";

interface WritingCall {
  tx: Tenant;
  services: Services;
  importer: Importer;
  importId: string;
}

declare module "#platform/server/services.ts" {
  interface Services {
    /** Teams stand above people: src/app/services.ts lets them answer. */
    importedTeams: {
      /** The teams of the company whose names these are, without capitals or accents, and the names of all of them. */
      named: (
        tx: Tenant,
        importer: Importer,
        names: readonly string[],
      ) => Promise<{ teams: NamedTeam[]; allNames: string[] }>;
      /** Whether somebody may create a team on the page of teams. */
      mayCreate: (importer: Importer) => boolean;
      /** Creates them as that page does; false when the company has one of these names by now. */
      create: (call: WritingCall, teams: readonly NewTeam[]) => Promise<boolean>;
      /**
       * Adds people as the page of the team does, each to one team; false when a team, or one of them, cannot be joined
       * any more.
       */
      add: (call: WritingCall, places: readonly { teamId: string; profileId: string }[]) => Promise<boolean>;
    };
  }
}

/**
 * Creates the teams that were chosen, as far as somebody joins them: nobody gets an empty one.
 * @returns how many there are
 */
export async function createTeams(
  { tx, importer, services, importId }: ImportCall & { importId: string },
  { planned, newTeams }: { planned: readonly PlannedPerson[]; newTeams: readonly NewTeam[] },
): Promise<number> {
  const joined = new Set(planned.flatMap(({ teamIds }) => teamIds));
  const created = newTeams.filter(({ id }) => joined.has(id));
  if (created.length === 0) return 0;
  if (!(await services.importedTeams.create({ tx, services, importer, importId }, created)))
    throw new Outdated();
  return created.length;
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
    const places = planned.flatMap(({ id, email, teamIds }) => {
      const [teamId, profileId] = [teamIds[rank], id ?? ids.get(email)];
      return teamId && profileId ? [{ teamId, profileId }] : [];
    });
    for (const some of portionsOf(places, atOnce))
      if (!(await services.importedTeams.add({ tx, services, importer, importId }, some)))
        throw new Outdated();
  }
}
