import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { administers } from "#accounts/rules/administering.ts";
import { promotedSince } from "#evaluations/server/queries/promoted.ts";
import { wasPromotedBy } from "#people/server/roleGrants.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { managedBy } from "#teams/server/queries.ts";
import type { Choice, FreeTitle } from "../contract.ts";
import type { PersonJob } from "../rules.ts";

export interface ChosenPerson extends PersonJob, Record<string, unknown> {
  id: string;
  /** May be evaluated by the actor, as whyNotEvaluate says for one; actors never evaluate themselves with others. */
  isEvaluable: boolean;
}

/** The active people `p` whom the actor manages, and themself; all active people for owners and admins. */
export const choosableBy = (actor: Actor): SQL =>
  sql`p.is_active and p.removed_at is null
    and (${administers(actor)} or p.id = ${actor.profileId} or p.id in (${managedBy(actor)}))`;

/** Lists the active people of a choice whom the actor manages, or all of them for owners and admins; in one statement. */
export async function listChosenPeople(tx: Tenant, actor: Actor, choice: Choice): Promise<ChosenPerson[]> {
  const { rows } = await tx.execute<ChosenPerson>(selectChosenPeople(actor, choice));
  return rows;
}

/** The positions and titles of these people, by their ids. */
export async function listJobsById(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, PersonJob>> {
  const found = await tx
    .select({ id: profiles.id, jobPositionId: profiles.jobPositionId, jobTitle: profiles.jobTitle })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, [...ids])));
  return new Map(found.map(({ id, ...titled }) => [id, titled]));
}

interface ChoiceCounts {
  count: number;
  withoutPosition: number;
  leftOut: number;
}

/** A free title, as it is counted: without the position that is near it. */
export type CountedTitle = Omit<FreeTitle, "nearest">;
/** How many titles are counted separately. Ten people are named for each. */
const maxCountedTitles = 100;

/** How many they are, and how many of them are left out or have no position; the free titles, those of most people first. */
export async function countChosenPeople(
  tx: Tenant,
  actor: Actor,
  choice: Choice,
): Promise<ChoiceCounts & { freeTitled: number; titles: CountedTitle[] }> {
  const { rows } = await tx.execute<
    ChoiceCounts & { freeTitled: number; titles: CountedTitle[] } & Record<string, unknown>
  >(sql`
    with counted as materialized (select chosen.*, row_number() over () as place
      from (${selectChosenPeople(actor, choice)}) chosen),
    titled as materialized (select *, app.fold("jobTitle") as key from counted
      where "isEvaluable" and "jobPositionId" is null and trim("jobTitle") <> ''),
    titles as (
      select (array_agg("jobTitle" order by place))[1] as title, count(*)::int as count,
        (array_agg(jsonb_build_object('id', id, 'firstName', "firstName", 'lastName', "lastName")
          order by place))[1:10] as people
      from titled group by key order by count desc, key limit ${maxCountedTitles})
    select count(*) filter (where "isEvaluable")::int as count,
      count(*) filter (where "isEvaluable" and "jobPositionId" is null)::int as "withoutPosition",
      count(*) filter (where not "isEvaluable")::int as "leftOut",
      (select count(*)::int from titled) as "freeTitled",
      (select coalesce(jsonb_agg(jsonb_build_object('title', title, 'count', count, 'people', people)
        order by count desc, title), '[]') from titles) as titles
    from counted`);
  const [counted] = rows;
  if (!counted) throw new Error("a count is one row");
  return counted;
}

function selectChosenPeople(actor: Actor, choice: Choice): SQL {
  const { companyId, profileId } = actor;
  const among = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;
  const since = promotedSince(sql`null`, actor.at.toISOString());
  return sql`
    with recursive below as (
      select t.id from teams t where t.company_id = ${companyId} and t.id = ${among(choice.teams)}
      union
      select t.id from teams t join below on t.parent_team_id = below.id where t.company_id = ${companyId}
    ), named as (
      select m.profile_id as id from team_members m
        where m.company_id = ${companyId} and m.team_id in (select id from below)
      union select p.id from profiles p where p.company_id = ${companyId} and p.job_position_id = ${among(choice.positions)}
      union select p.id from profiles p where p.company_id = ${companyId} and p.id = ${among(choice.people)}
    )
    select p.id, p.job_position_id as "jobPositionId", p.job_title as "jobTitle",
      p.first_name as "firstName", p.last_name as "lastName",
      (p.id <> ${profileId} and not ${wasPromotedBy(companyId, profileId, sql`p.id`, since)}) as "isEvaluable"
    from named join lateral (select * from profiles p
      where p.company_id = ${companyId} and p.id = named.id limit 1) p on true
    where ${choosableBy(actor)}
    order by p.last_name_key, p.first_name_key, p.id`;
}
