import { and, eq, inArray } from "drizzle-orm";
import type { NamedTeam } from "#people/rules/import/teams.ts";
import { Refusal } from "#platform/errors.ts";
import { fold } from "#platform/searchWords.ts";
import type { Services } from "#platform/server/services.ts";
import { whyNotChangeOwnTeam } from "../rules.ts";
import { teamMembers, teams } from "../tables.ts";
import { addMembers } from "./addMembers.ts";
import { lockTeam } from "./changeTeam.ts";

/** What an import of people asks of teams: those that it names, and to add people as the page of a team does. */
export const importedTeams: Services["importedTeams"] = {
  async named(tx, { companyId, profileId }, names): Promise<NamedTeam[]> {
    if (names.length === 0) return [];
    const keys = new Set(names.map(fold));
    const all = await tx
      .select({ id: teams.id, name: teams.name, managerId: teams.managerProfileId })
      .from(teams)
      .where(eq(teams.companyId, companyId));
    const found = all.filter(({ name }) => keys.has(fold(name)));
    const members = await tx
      .select({ teamId: teamMembers.teamId, profileId: teamMembers.profileId })
      .from(teamMembers)
      .where(
        and(
          eq(teamMembers.companyId, companyId),
          inArray(
            teamMembers.teamId,
            found.map(({ id }) => id),
          ),
        ),
      );
    const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
    return found.map(({ id, name, managerId }) => {
      const memberIds = new Set((byTeam.get(id) ?? []).map((member) => member.profileId));
      const before = { isMember: memberIds.has(profileId), managerId };
      const why = whyNotChangeOwnTeam(profileId, before, { isMember: true, managerId });
      return { id, name, memberIds, isClosedToImporter: why !== null };
    });
  },

  async add({ tx, services, importer, importId }, teamId, profileIds) {
    try {
      const team = await lockTeam(tx, importer, teamId);
      const context = { tx, actor: importer, services, requestId: null, importId };
      const added = await addMembers(context, team, profileIds, "those who can be");
      return added.every(({ refused }) => refused !== "own_team");
    } catch (error) {
      // The team, or somebody, is gone since the rows were judged.
      if (error instanceof Refusal) return false;
      throw error;
    }
  },
};
