import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import * as z from "zod";
import { whyNotManageTeam } from "#people/rules/teamManagers.ts";
import { toPage, readCursor } from "#platform/server/database/cursor.ts";
import type { Actor } from "#platform/server/services.ts";
import { roles } from "#platform/vocabulary.ts";
import type { TeamsQuestion } from "../contract.ts";
import { teams } from "../tables.ts";

/** What an actor sees: who manages people all teams, a team's manager those they manage (§2 of docs/product-decisions.md). */
export const visibleTo = ({ companyId, profileId, capabilities }: Actor): SQL | undefined =>
  and(
    eq(teams.companyId, companyId),
    capabilities.has("managePeople") ? undefined : eq(teams.managerProfileId, profileId),
  );

const levels = { direction: isNull(teams.parentTeamId), team: isNotNull(teams.parentTeamId) };

const managing = roles.filter((role) => whyNotManageTeam({ role, isAdmin: false, isActive: true }) === null);
/** What `whyNotManageTeam` refuses as `not_team_manager`, of people that a query finds. */
export const lacksRole = (role: SQLWrapper, isAdmin: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(not ${isAdmin} and ${role} not in ${managing})`;

/** Teams without a manager, or with one whose account is deactivated, or whose role manages no team. */
const unmanaged = sql`(teams.manager_profile_id is null or exists (
  select from profiles m
  where m.company_id = teams.company_id and m.id = teams.manager_profile_id
    and (not m.is_active or ${lacksRole(sql`m.role`, sql`m.is_admin`)})))`;

/** What the list is narrowed to. */
export const narrowed = ({ level, manager }: Pick<TeamsQuestion, "level" | "manager">): SQL | undefined =>
  and(level && levels[level], manager && unmanaged);

/** How the list is sorted, which rows follow a cursor, and where a page ends. A cursor belongs to its order. */
export function buildOrder(sort: TeamsQuestion["sort"] = "name") {
  const isDescending = sort === "-name";
  const to = isDescending ? desc : asc;
  const Place = z.tuple([z.literal(sort), z.string(), z.uuid()]);
  return {
    by: [to(teams.nameKey), to(teams.id)],
    after(cursor: string | undefined): SQL | undefined {
      const place = readCursor(Place, cursor);
      if (!place) return undefined;
      const [, name, id] = place;
      const follows = isDescending ? sql`<` : sql`>`;
      return sql`(${teams.nameKey}, ${teams.id}) ${follows} (${name}, ${id}::uuid)`;
    },
    toPage: <Row extends { nameKey: string; id: string }>(rows: readonly Row[], limit: number) =>
      toPage(rows, limit, ({ nameKey, id }) => [sort, nameKey, id]),
  };
}
