import { Outdated, chunk, type ImportCall } from "#imports/server/kind.ts";
import type { PlannedPerson } from "../../rules/import/facts.ts";
import type { NewTeam } from "../../rules/import/teams.ts";
import { batchSize } from "./validateRows.ts";
import { peoplePorts } from "../ports.ts";

/**
 * Creates the chosen teams that people join: none is created empty.
 * @returns how many there are
 */
export async function createTeams(
  { tx, importer, services, importId }: ImportCall & { importId: string },
  { planned, newTeams }: { planned: readonly PlannedPerson[]; newTeams: readonly NewTeam[] },
): Promise<number> {
  const joined = new Set(planned.flatMap(({ teamIds }) => teamIds));
  const created = newTeams.filter(({ id }) => joined.has(id));
  if (created.length === 0) return 0;
  if (!(await peoplePorts.importedTeams.create({ tx, services, importer, importId }, created)))
    throw new Outdated();
  return created.length;
}

/**
 * Adds people to the teams that their rows name. The first teams of all rows come before the second ones: the first
 * team that a person joins becomes their main one.
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
    for (const some of chunk(places, batchSize))
      if (!(await peoplePorts.importedTeams.add({ tx, services, importer, importId }, some)))
        throw new Outdated();
  }
}
