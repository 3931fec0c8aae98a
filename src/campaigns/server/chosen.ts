import { sql, type SQL } from "drizzle-orm";
import { administers } from "#accounts/rules/administering.ts";
import { promotedSince } from "#evaluations/server/queries/promoted.ts";
import { wasPromotedBy } from "#people/server/roleGrants.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { managedBy } from "#teams/server/queries.ts";
import type { Choice, FreelyTitled } from "../contract.ts";

export interface Chosen extends Record<string, unknown> {
  id: string;
  jobPositionId: string | null;
  /** May be evaluated by the actor, as whyNotEvaluate says for one; nobody evaluates themself with others. */
  isEvaluable: boolean;
}

/** The active people `p` whom the actor manages, and themself; everybody for owners and admins. */
export const chosenBy = (actor: Actor): SQL =>
  sql`p.is_active and p.removed_at is null
    and (${administers(actor)} or p.id = ${actor.profileId} or p.id in (${managedBy(actor)}))`;

/** The active people of a choice whom the actor manages, or everybody's for owners and admins; in one statement. */
export async function listChosen(tx: Tenant, actor: Actor, choice: Choice): Promise<Chosen[]> {
  const { rows } = await tx.execute<Chosen>(chosenOf(actor, choice));
  return rows;
}

interface Counted {
  count: number;
  withoutPosition: number;
  leftOut: number;
}

/** How many people with a free title are named. */
const mostNamed = 20;

/** How many they are, and how many of them are left out or have no position; those with a free title by name. */
export async function countChosen(
  tx: Tenant,
  actor: Actor,
  choice: Choice,
): Promise<Counted & { freeTitles: { count: number; people: FreelyTitled[] } }> {
  const { rows } = await tx.execute<
    Counted & { freeTitled: number; people: FreelyTitled[] } & Record<string, unknown>
  >(sql`
    with counted as materialized (select chosen.*, row_number() over () as place
      from (${chosenOf(actor, choice)}) chosen),
    titled as materialized (select * from counted
      where "isEvaluable" and "jobPositionId" is null and "jobTitle" <> '')
    select count(*) filter (where "isEvaluable")::int as count,
      count(*) filter (where "isEvaluable" and "jobPositionId" is null)::int as "withoutPosition",
      count(*) filter (where not "isEvaluable")::int as "leftOut",
      (select count(*)::int from titled) as "freeTitled",
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'firstName', "firstName", 'lastName', "lastName",
          'jobTitle', "jobTitle") order by place), '[]')
        from (select * from titled order by place limit ${mostNamed}) first) as people
    from counted`);
  const [counted] = rows;
  if (!counted) throw new Error("a count is one row");
  const { freeTitled, people, ...counts } = counted;
  return { ...counts, freeTitles: { count: freeTitled, people } };
}

function chosenOf(actor: Actor, choice: Choice): SQL {
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
    where ${chosenBy(actor)}
    order by p.last_name_key, p.first_name_key, p.id`;
}
