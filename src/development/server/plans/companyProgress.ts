import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { selectDirections } from "#teams/server/place.ts";
import type { CompanyProgress } from "../../contract/companyProgress.ts";
import { computePartProgress } from "../../rules/companyProgress.ts";
import { computeMeanShare, type CountedActions } from "../../rules/progress.ts";

interface PersonRow extends Record<string, unknown> {
  id: string;
  teamId: string | null;
  directionId: string | null;
  objectives: CountedActions[];
}

/**
 * Of all people who share an objective of the cycle that runs, those in charge apart: what is kept for oneself does not leave
 * the statement.
 */
async function listFollowed(tx: Tenant, companyId: string): Promise<PersonRow[]> {
  const { rows } = await tx.execute<PersonRow>(sql`
    select owner.id, m.team_id as "teamId", d.direction_id as "directionId",
      jsonb_agg(jsonb_build_object('isReached', o.status = 'reached', 'actions', coalesce(a.count, 0),
        'done', coalesce(a.done, 0))) as objectives
    from development_objectives o
    join (
      select distinct on (plan_id) id from development_cycles
      where company_id = ${companyId} order by plan_id, started_on desc
    ) current_cycle on current_cycle.id = o.cycle_id
    join development_plans plan on plan.company_id = o.company_id and plan.id = o.plan_id
    join profiles owner on owner.company_id = plan.company_id and owner.id = plan.profile_id
    left join (
      select objective_id, count(*) as count, count(done_on) as done
      from development_actions where company_id = ${companyId} group by objective_id
    ) a on a.objective_id = o.id
    left join team_members m on m.company_id = ${companyId} and m.profile_id = owner.id and m.is_main
    left join ${selectDirections(companyId)} d on d.team_id = m.team_id
    where o.company_id = ${companyId} and not o.is_private and o.status <> 'set_aside'
      and owner.is_active and not owner.is_admin and owner.role <> 'account_owner'
    group by owner.id, m.team_id, d.direction_id`);
  return rows;
}

const wholeCompany = "company";

/** How far plans are, by team and direction (§6): of the cycle that runs, each person counting in their main team and in the direction above it. */
export async function readCompanyProgress(
  tx: Tenant,
  { companyId }: Pick<Actor, "companyId">,
): Promise<CompanyProgress> {
  const people = await listFollowed(tx, companyId);
  const told = computePartProgress(
    people.flatMap(({ id, teamId, directionId, objectives }) => {
      const share = computeMeanShare(objectives);
      const parts = [wholeCompany, teamId, directionId].filter((part) => part !== null);
      return share === null ? [] : [{ id, parts, share }];
    }),
  );
  const { rows } = await tx.execute<{ id: string; name: string; isDirection: boolean }>(sql`
    select id, name, parent_team_id is null as "isDirection" from teams
    where company_id = ${companyId} and id = any(${sql.param([...told.keys()].filter((part) => part !== wholeCompany))}::uuid[])
    order by name_key, id`);
  return {
    company: told.get(wholeCompany) ?? null,
    teams: rows.flatMap((team) => {
      const progress = told.get(team.id);
      return progress === undefined ? [] : [{ ...team, progress }];
    }),
  };
}
