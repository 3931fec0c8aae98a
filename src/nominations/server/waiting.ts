import { sql } from "drizzle-orm";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { WaitingNomination } from "../contract.ts";

type Row = WaitingNomination & Record<string, unknown>;

/**
 * What the actor is asked to propose about themself, and what people who report to them propose and wait for; as
 * `findOwnNomination` and `findProposalToDecide` say for one.
 */
export async function listWaitingFor(tx: Tenant, actor: Actor): Promise<WaitingNomination[]> {
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<Row>(sql`
    select n.evaluation_id as "evaluationId", e.name, n.due_on::text as "dueOn",
      s.id = ${profileId} as "isMine", n.status = 'returned' as "isReturned",
      jsonb_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name, 'avatar', s.avatar) as subject
    from profiles s
    join nominations n on n.company_id = s.company_id and n.subject_profile_id = s.id
      and n.status in ('open', 'returned', 'sent')
    join evaluations e on e.company_id = n.company_id and e.id = n.evaluation_id
      and e.subject_profile_id = s.id and e.status = 'draft'
    where s.company_id = ${companyId} and s.removed_at is null
      and ((s.id = ${profileId} and n.status in ('open', 'returned'))
        or (s.direct_manager_id = ${profileId} and n.status = 'sent' and n.decided_by = 'direct_manager'
          and not ${isPromotedByItsSubject(actor)}))
    order by n.due_on, n.id`);
  return rows;
}
