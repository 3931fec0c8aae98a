import { and, eq, isNull, sql } from "drizzle-orm";
import type { PersonName } from "#people/contract/person.ts";
import type { PlaceChange } from "#people/rules/consequences.ts";
import { profiles } from "#people/tables.ts";
import { maxBulkItems } from "#platform/bulk.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { isAmong } from "#platform/server/database/search.ts";
import { applyPlaceChange, type PlaceOfPerson, type TeamOfPerson } from "../rules/placeChange.ts";
import { teams } from "../tables.ts";
import { selectMemberIds } from "./members.ts";

interface PlacesChanged {
  people: { name: PersonName; before: PlaceOfPerson; after: PlaceOfPerson; administers: boolean }[];
  /** Who manages the team of the change, where that is what changes. */
  managers: { before: string | null; after: string | null };
  /** A team has more members than are read at once. */
  isPartial: boolean;
}

/** Reads where the people of a change stand, and where they would. People of another company are not found. */
export async function readPlacesChanged(
  tx: Tenant,
  companyId: string,
  change: PlaceChange,
): Promise<PlacesChanged> {
  const team = await findTeamOfChange(tx, companyId, change);
  const named = "profileIds" in change ? [...new Set(change.profileIds)] : null;
  const people = named
    ? sql`select unnest(${sql.param(named)}::uuid[])`
    : selectMemberIds(companyId, "teamId" in change ? change.teamId : "");
  const rows = await tx
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      directManagerId: profiles.directManagerId,
      administers: sql<boolean>`(${profiles.isAdmin} or ${profiles.role} = 'account_owner')`,
      teams: selectTeamsOfPerson,
    })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), isNull(profiles.removedAt), isAmong(profiles.id, people)))
    .orderBy(profiles.lastNameKey, profiles.firstNameKey, profiles.id)
    .limit(maxBulkItems + 1);
  if (named && rows.length !== named.length) refuse("not_found");
  return {
    managers: {
      before: change.kind === "teamManager" || change.kind === "removal" ? (team?.managerId ?? null) : null,
      after: change.kind === "teamManager" ? change.managerId : null,
    },
    people: rows.slice(0, maxBulkItems).map(({ administers, firstName, lastName, ...before }) => ({
      name: { id: before.id, firstName, lastName },
      before,
      after: applyPlaceChange(before, change, team),
      administers,
    })),
    isPartial: rows.length > maxBulkItems,
  };
}

/** By name, as the first of them becomes the main one. */
const selectTeamsOfPerson = sql<TeamOfPerson[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'managerId', t.manager_profile_id, 'isMain', m.is_main)
    order by t.name_key, t.id), '[]')
  from team_members m join teams t on t.company_id = m.company_id and t.id = m.team_id
  where m.company_id = profiles.company_id and m.profile_id = profiles.id)`;

/** One that is to be created has no id yet. */
async function findTeamOfChange(tx: Tenant, companyId: string, change: PlaceChange) {
  if (change.kind === "directManager") return null;
  if (change.kind === "creation") return { id: "", name: change.name, managerId: change.managerId };
  const [team] = await tx
    .select({ id: teams.id, name: teams.name, managerId: teams.managerProfileId })
    .from(teams)
    .where(and(eq(teams.companyId, companyId), eq(teams.id, change.teamId)));
  return team ?? refuse("not_found");
}
