import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";

/** A campaign that is not over, in numbers. */
export interface ManagedCampaign extends Record<string, unknown> {
  id: string;
  name: string;
  dueOn: string;
  /** Drafts that await no proposal. */
  preparing: number;
  /** Drafts with a proposal that those who lead decide. */
  toDecide: number;
  running: number;
}

/**
 * Of the actor’s newest campaigns, those of which something is prepared or runs: one statement, which counts evaluations
 * and no participant. Evaluations about the actor do not count.
 */
export async function listManagedCampaigns(
  tx: Tenant,
  actor: Actor,
  newest: number,
): Promise<ManagedCampaign[]> {
  const { companyId, profileId } = actor;
  if (!actor.capabilities.has("evaluate")) return [];
  const { rows } = await tx.execute<ManagedCampaign>(sql`
    select c.id, c.name, c.due_on::text as "dueOn", counted.preparing, counted."toDecide", counted.running
    from (select * from campaigns
      where company_id = ${companyId} and author_profile_id = ${profileId}
      order by created_at desc, id desc limit ${newest}) c
    cross join lateral (
      select count(*) filter (where e.status = 'draft' and proposal.id is null)::int as preparing,
        count(*) filter (where proposal.status = 'sent' and not (proposal.decided_by = 'direct_manager' and exists (
          select from profiles s join profiles m on m.company_id = s.company_id and m.id = s.direct_manager_id and m.is_active
          where s.company_id = e.company_id and s.id = e.subject_profile_id)))::int as "toDecide",
        count(*) filter (where e.status = 'in_progress')::int as running,
        count(*) as open
      from evaluations e
      left join nominations proposal on e.status = 'draft' and proposal.company_id = e.company_id
        and proposal.evaluation_id = e.id and proposal.subject_profile_id = e.subject_profile_id
        and proposal.status <> 'approved'
      where e.company_id = c.company_id and e.campaign_id = c.id
        and e.status in ('draft', 'pending', 'in_progress') and e.subject_profile_id <> ${profileId}) counted
    where counted.open > 0
    order by c.created_at desc, c.id desc`);
  return rows;
}
