import { sql } from "drizzle-orm";
import { isEvaluationVisibleTo } from "#evaluations/server/queries/visible.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Dashboard } from "../contract.ts";

/** What a new company has done so far, for those who can do it all; evaluations that the actor may not see do not count. */
export async function readFirstSteps(tx: Tenant, actor: Actor): Promise<Dashboard["firstSteps"]> {
  if (!actor.capabilities.has("managePeople") || !actor.capabilities.has("evaluate")) return null;
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<{ hasInvited: boolean; hasCreated: boolean }>(sql`
    select
      exists (select 1 from profiles where company_id = ${companyId} and id <> ${profileId}) as "hasInvited",
      exists (
        select 1 from evaluations e
        left join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
        where ${isEvaluationVisibleTo(actor)}) as "hasCreated"`);
  return rows[0] ?? null;
}
