import { sql } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { planKinds } from "../rules/notifications.ts";
import { managesPerson } from "./plans/access.ts";

/**
 * Of all plans of a company: forgets the managers who have gone, for whom a return begins anew, and tells people of those who
 * have come. Until they are told, nothing is open to these managers. How many people were told.
 */
export const tellOfNewManagers = (services: Services, companyId: string): Promise<number> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    await tx.execute(sql`
      delete from development_handovers h using profiles p
      where h.company_id = ${companyId} and p.company_id = h.company_id and p.id = h.profile_id and not exists (
        select from profiles m where m.id = h.manager_profile_id and ${managesPerson(companyId)})`);
    const { rows } = await tx.execute<{ profileId: string; planId: string }>(sql`
      with told as (
        insert into development_handovers (company_id, id, profile_id, manager_profile_id, told_at)
          select p.company_id, gen_random_uuid(), p.id, m.id, ${services.now().toISOString()}::timestamptz
          from development_plans plan
          join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id
          join profiles m on ${managesPerson(companyId)}
          where plan.company_id = ${companyId} and p.is_active and not exists (
            select from development_handovers h
            where h.company_id = ${companyId} and h.profile_id = p.id and h.manager_profile_id = m.id)
          on conflict do nothing
          returning profile_id)
      select distinct plan.profile_id as "profileId", plan.id as "planId" from told
      join development_plans plan on plan.company_id = ${companyId} and plan.profile_id = told.profile_id`);
    await notify(
      tx,
      services,
      companyId,
      rows.map(({ profileId, planId }) => ({ profileId, objectId: planId, kind: planKinds.plan_manager })),
    );
    return rows.length;
  });
