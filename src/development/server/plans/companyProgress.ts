import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { selectPlace, type Place } from "#teams/server/place.ts";
import type { CompanyProgress } from "../../contract/companyProgress.ts";
import { computePartProgress } from "../../rules/companyProgress.ts";
import { computeShare, type CountedObjective } from "../../rules/progress.ts";

interface PersonRow extends Record<string, unknown> {
  id: string;
  place: Place;
  objectives: CountedObjective[];
}

/** Of all people who share a plan, those in charge apart: what is kept for oneself does not leave the statement. */
async function listFollowed(tx: Tenant, companyId: string): Promise<PersonRow[]> {
  const { rows } = await tx.execute<PersonRow>(sql`
    select owner.id, ${selectPlace(sql`owner.company_id`, sql`owner.id`)} as place,
      jsonb_agg(jsonb_build_object('isPrivate', o.is_private, 'status', o.status, 'actions',
        (select coalesce(jsonb_agg(jsonb_build_object('dueOn', a.due_on, 'doneOn', a.done_on)), '[]')
          from development_actions a where a.company_id = ${companyId} and a.objective_id = o.id))) as objectives
    from development_objectives o
    join development_plans plan on plan.company_id = o.company_id and plan.id = o.plan_id
    join profiles owner on owner.company_id = plan.company_id and owner.id = plan.profile_id
    where o.company_id = ${companyId} and not o.is_private and o.status <> 'set_aside'
      and owner.is_active and not owner.is_admin and owner.role <> 'account_owner'
    group by owner.company_id, owner.id`);
  return rows;
}

const wholeCompany = "company";

/** How far plans are, by team and direction (§6): each person counts in their main team and in the direction above it. */
export async function readCompanyProgress(
  tx: Tenant,
  { companyId }: Pick<Actor, "companyId">,
): Promise<CompanyProgress> {
  const people = await listFollowed(tx, companyId);
  const told = computePartProgress(
    people.flatMap(({ id, place: { teamId, directionId }, objectives }) => {
      const share = computeShare(objectives, { sharedOnly: true });
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
