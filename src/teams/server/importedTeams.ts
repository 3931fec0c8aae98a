import { and, eq, inArray } from "drizzle-orm";
import { lockCompany } from "#company/server/queries.ts";
import type { NamedTeam } from "#people/rules/import/teams.ts";
import { listCapabilities } from "#people/rules.ts";
import type { PeoplePorts } from "#people/server/ports.ts";
import { Refusal } from "#platform/errors.ts";
import { fold } from "#platform/searchWords.ts";
import { auditAll } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { createsTeams } from "../contract.ts";
import { whyNotChangeOwnTeam } from "../rules.ts";
import { teamMembers, teams } from "../tables.ts";
import { requirePeople, writeMembers } from "./addMembers.ts";
import { toPlace } from "./changeTeam.ts";
import { teamIdColumn, isMember } from "./teams.ts";

/**
 * What an import of people asks of teams: those that it names, to create some, and to add people. Same locks, same rules,
 * same log as the pages of teams; all teams of a file in the same few statements.
 */
export const importedTeams: PeoplePorts["importedTeams"] = {
  async named(tx, { companyId, profileId }, names) {
    if (names.length === 0) return { teams: [], allNames: [] };
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
    const named = found.map(({ id, name, managerId }): NamedTeam => {
      const memberIds = new Set((byTeam.get(id) ?? []).map((member) => member.profileId));
      const before = { isMember: memberIds.has(profileId), managerId };
      const why = whyNotChangeOwnTeam(profileId, before, { isMember: true, managerId });
      return { id, name, memberIds, isClosedToImporter: why !== null };
    });
    return { teams: named, allNames: all.map(({ name }) => name) };
  },

  mayCreate: (importer) => listCapabilities(importer).includes(createsTeams),

  async create({ tx, services, importer, importId }, created) {
    const { companyId } = importer;
    await lockCompany(tx, companyId);
    // One that differs by an accent alone would leave its rows without a team that is meant.
    const keys = new Set(created.map(({ name }) => fold(name)));
    if ((await listNames(tx, companyId)).some((name) => keys.has(fold(name)))) return false;
    await tx.insert(teams).values(created.map(({ id, name }) => ({ companyId, id, name })));
    const entries = created.map(({ id, name }) => ({
      action: "teams.create",
      objectType: "team",
      objectId: id,
      details: { name, managerId: null, parentId: null, importId },
    }));
    await auditAll(tx, { actor: importer, services, requestId: null }, entries);
    return true;
  },

  async add({ tx, services, importer, importId }, places) {
    const { companyId, profileId } = importer;
    await lockCompany(tx, companyId);
    const ids = [...new Set(places.map(({ teamId }) => teamId))];
    const locked = await tx
      .select({
        id: teams.id,
        managerId: teams.managerProfileId,
        isActors: isMember(companyId, teamIdColumn, profileId),
      })
      .from(teams)
      .where(and(eq(teams.companyId, companyId), inArray(teams.id, ids)));
    const byId = new Map(locked.map((team) => [team.id, team]));
    const joined = places.flatMap(({ teamId, profileId: joining }) => {
      const team = byId.get(teamId);
      return team ? [{ team, profileId: joining }] : [];
    });
    // A team was deleted since the rows were validated, or a member would choose who runs their own evaluation.
    const isOwn = ({ team, profileId: joining }: (typeof joined)[number]) =>
      joining === profileId &&
      whyNotChangeOwnTeam(profileId, toPlace(team), { ...toPlace(team), isMember: true }) !== null;
    if (joined.length < places.length || joined.some(isOwn)) return false;
    try {
      await requirePeople(
        tx,
        companyId,
        joined.map((place) => place.profileId),
      );
    } catch (error) {
      // One of the people was deleted since.
      if (error instanceof Refusal) return false;
      throw error;
    }
    await writeMembers({ tx, actor: importer, services, requestId: null, importId }, joined);
    return true;
  },
};

const listNames = async (tx: Tenant, companyId: string): Promise<string[]> =>
  (await tx.select({ name: teams.name }).from(teams).where(eq(teams.companyId, companyId))).map(
    ({ name }) => name,
  );
