import { and, eq, sql, type SQL } from "drizzle-orm";
import { orderKeys, buildOrder } from "#people/server/order.ts";
import { selectProfiles } from "#people/server/queries.ts";
import { matches, matchesSample, planPeopleSearch } from "#people/server/search.ts";
import { profiles } from "#people/tables.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { maxRowsToCount, isAll, isAmong, computeTotal } from "#platform/server/database/search.ts";
import type { Actor } from "#platform/server/services.ts";
import { teamsContract, type TeamName } from "../../contract.ts";
import { managedBy, membersManagedBy } from "../queries.ts";
import type { ManagedRelation } from "../../vocabulary.ts";

export const listManagedPeopleEndpoint = handle(teamsContract.managedPeople, async ({ input, actor, tx }) => {
  const { search: text, cursor, sort, relation, limit = 50 } = input;
  const order = buildOrder(sort);
  const search = await planPeopleSearch(tx, actor.companyId, text);
  const managed = and(isAmong(profiles.id, managedBy(actor)), related(actor, relation));
  const page = tx
    .select()
    .from(profiles)
    .where(and(matches(actor.companyId, search), managed, order.after(cursor)))
    .orderBy(...order.by)
    .limit(limit + 1)
    .as("profiles");
  const relations = { isDirectReport: reportsToActor(actor), teams: sharedTeams(actor) };
  const rows = await selectProfiles(tx, { ...orderKeys, ...relations }, page).orderBy(...order.by);
  const place = { rows: rows.length, isFirst: !cursor, isLast: rows.length <= limit };
  const counted = tx
    .select({ one: sql`1`.as("one") })
    .from(profiles)
    .where(and(matchesSample(actor.companyId, search), managed, isAll(place) ? sql`false` : undefined))
    .limit(maxRowsToCount)
    .as("counted");
  const [all] = await tx.select({ rows: sql<number>`count(*)::int` }).from(counted);
  return { ...order.toPage(rows, limit), ...computeTotal(search, all?.rows ?? 0, place) };
});

const reportsToActor = ({ profileId }: Actor) =>
  sql<boolean>`coalesce(${profiles.directManagerId} = ${profileId}, false)`;

const related = (actor: Actor, relation: ManagedRelation | undefined): SQL | undefined => {
  if (relation === "direct") return eq(profiles.directManagerId, actor.profileId);
  return relation && isAmong(profiles.id, membersManagedBy(actor));
};

/** The teams that the reader manages, of those the person is in. */
const sharedTeams = (actor: Actor) =>
  actor.capabilities.has("evaluate")
    ? sql<
        TeamName[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name_key, t.id), '[]')
        from team_members m join teams t on t.company_id = m.company_id and t.id = m.team_id
        where m.company_id = ${profiles.companyId} and m.profile_id = ${profiles.id}
          and t.manager_profile_id = ${actor.profileId})`
    : sql<TeamName[]>`'[]'::jsonb`;
