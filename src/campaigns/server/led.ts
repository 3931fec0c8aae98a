import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { linesOf } from "./queries.ts";

/** A campaign that is not over, in numbers. */
export interface LedCampaign extends Record<string, unknown> {
  id: string;
  name: string;
  dueOn: string;
  /** Drafts that await no proposal. */
  preparing: number;
  /** Drafts with a proposal that those who lead decide. */
  toDecide: number;
  running: number;
  /** Over all that was launched. */
  participantCount: number;
  answeredCount: number;
}

/** Of the newest campaigns of the actor, as many are looked at. */
const newest = 50;

/** The actor’s own campaigns of which something is prepared or runs, the newest first: one statement. */
export async function listLedCampaigns(tx: Tenant, actor: Actor, limit: number): Promise<LedCampaign[]> {
  const { companyId, profileId } = actor;
  if (!actor.capabilities.has("evaluate")) return [];
  const { rows } = await tx.execute<LedCampaign>(sql`
    select c.id, c.name, c.due_on::text as "dueOn", counted.preparing, counted."toDecide", counted.running,
      counted."participantCount", counted."answeredCount"
    from (select * from campaigns
      where company_id = ${companyId} and author_profile_id = ${profileId}
      order by created_at desc, id desc limit ${newest}) c
    cross join lateral (
      select count(*) filter (where e.status in ('draft', 'pending')) as waiting,
        count(*) filter (where e.status = 'draft' and proposal.status is null)::int as preparing,
        count(*) filter (where e.status = 'draft' and proposal.status = 'sent' and not (
          proposal.decided_by = 'direct_manager' and exists (select 1 from profiles m
            where m.company_id = s.company_id and m.id = s.direct_manager_id and m.is_active)))::int as "toDecide",
        count(*) filter (where e.status = 'in_progress')::int as running,
        coalesce(sum(parts.asked), 0)::int as "participantCount",
        coalesce(sum(parts.answered), 0)::int as "answeredCount"
      from ${linesOf(
        actor,
        sql`left join nominations proposal on proposal.company_id = e.company_id and proposal.evaluation_id = e.id
          and proposal.subject_profile_id = s.id and proposal.status <> 'approved'
        cross join lateral (
          select count(*) as asked, count(*) filter (where p.status = 'completed') as answered
          from evaluation_participants p
          where p.company_id = e.company_id and p.evaluation_id = e.id and e.status not in ('draft', 'pending')) parts`,
      )}) counted
    where counted.waiting > 0 or counted.running > 0
    order by c.created_at desc, c.id desc
    limit ${limit}`);
  return rows;
}
