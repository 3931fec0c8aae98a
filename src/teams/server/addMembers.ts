import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { profiles } from "#people/tables.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { auditAll } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Call } from "#platform/server/calls/handle.ts";
import type { Actor } from "#platform/server/services.ts";
import { whyNotChangeOwnTeam } from "../rules.ts";
import { toPlace, type LockedTeam } from "./changeTeam.ts";
import { insertMembers } from "./members.ts";
import { teamsPorts } from "./ports.ts";
import type { AddRefusal } from "../vocabulary.ts";

interface Context extends Pick<Call<unknown>, "tx" | "services"> {
  actor: Pick<Actor, "companyId" | "profileId">;
  /** Null for the work of a worker. */
  requestId: string | null;
  /** The import that adds them. */
  importId?: string;
}

interface AddResult {
  id: string;
  refused: AddRefusal | null;
}

/** People of another company are not found. */
export async function requirePeople(tx: Tenant, companyId: string, ids: readonly string[]): Promise<void> {
  const [known] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(profiles)
    .where(
      and(eq(profiles.companyId, companyId), isNull(profiles.removedAt), inArray(profiles.id, [...ids])),
    );
  if (known?.count !== ids.length) refuse("not_found");
}

/** Adds people of the company to a team under its lock, with an entry in the log for each; says why not of the others. */
export async function addMembers(
  context: Context,
  team: Pick<LockedTeam, "id" | "managerId" | "isActors">,
  profileIds: readonly string[],
  mode: "all or nothing" | "those who can be",
): Promise<AddResult[]> {
  const { tx, actor } = context;
  const { companyId } = actor;
  const ids = [...new Set(profileIds)];
  if (ids.length === 0) return [];
  await requirePeople(tx, companyId, ids);
  const own = ids.includes(actor.profileId)
    ? whyNotChangeOwnTeam(actor.profileId, toPlace(team), { ...toPlace(team), isMember: true })
    : null;
  if (mode === "all or nothing") refuseIf(own);
  const places = ids
    .filter((id) => own === null || id !== actor.profileId)
    .map((profileId) => ({ team, profileId }));
  const added = await writeMembers(context, places);
  return ids.map((id) => ({
    id,
    refused: added.has(id) ? null : id === actor.profileId && own ? own : "already_member",
  }));
}

/**
 * Adds people to teams, each to one of them, with an entry in the log for each who is new; the teams are locked, and the
 * rules were asked.
 * @returns those who are new
 */
export async function writeMembers(
  context: Context,
  places: readonly { team: Pick<LockedTeam, "id" | "managerId">; profileId: string }[],
): Promise<Set<string>> {
  const { tx, actor, services, importId } = context;
  const added = await insertMembers(
    tx,
    { companyId: actor.companyId, newId: services.newId },
    places.map(({ team, profileId }) => ({ teamId: team.id, profileId })),
  );
  const entries = places
    .filter(({ profileId }) => added.has(profileId))
    .map(({ team, profileId }) => ({
      action: "teams.addMember",
      objectType: "profile",
      objectId: profileId,
      details: { teamId: team.id, managerId: team.managerId, ...(importId ? { importId } : {}) },
    }));
  await auditAll(tx, context, entries);
  if (added.size > 0) await teamsPorts.managersChanged(tx, actor.companyId, services.now());
  return added;
}
