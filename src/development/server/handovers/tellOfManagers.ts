import { sql } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { Language } from "#platform/vocabulary.ts";
import { planKinds } from "../../rules/notifications.ts";
import { isHandedOverAt, isInCharge, isShared, managesPerson } from "../plans/access.ts";

/**
 * Of all plans of a company: forgets the managers who have gone, for whom a return begins anew, and tells people who share
 * something of those who have come, in the application and by email. Until they are told, nothing is open to these
 * managers. Those in charge of the company read it already: nothing is told of them. How many people were told.
 */
export const tellOfNewManagers = (services: Services, companyId: string): Promise<number> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    await tx.execute(sql`
      delete from development_handovers h using profiles p
      where h.company_id = ${companyId} and p.company_id = h.company_id and p.id = h.profile_id and not exists (
        select from profiles m where m.id = h.manager_profile_id and ${managesPerson(companyId)})`);
    return tellPeople(tx, services, companyId);
  });

interface ToldRow extends Record<string, unknown> {
  profileId: string;
  planId: string;
  email: string;
  language: Language;
  handoverIds: string[];
}

async function tellPeople(tx: Tenant, services: Services, companyId: string): Promise<number> {
  const now = services.now().toISOString();
  const { rows } = await tx.execute<ToldRow>(sql`
    with told as (
      insert into development_handovers (company_id, id, profile_id, manager_profile_id, told_at, accepted_at)
        select p.company_id, gen_random_uuid(), p.id, m.id, ${now}::timestamptz, case when ${isInCharge} then ${now}::timestamptz end
        from development_plans plan
        join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id
        join profiles m on ${managesPerson(companyId)}
        where plan.company_id = ${companyId} and p.is_active and ${isShared(companyId)} and not exists (
          select from development_handovers h
          where h.company_id = ${companyId} and h.profile_id = p.id and h.manager_profile_id = m.id)
        on conflict do nothing
        returning id, profile_id, accepted_at)
    select p.id as "profileId", plan.id as "planId", p.email, p.language, array_agg(told.id order by told.id) as "handoverIds"
    from told
    join development_plans plan on told.accepted_at is null and plan.company_id = ${companyId} and plan.profile_id = told.profile_id
    join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id
    group by p.id, plan.id, p.email, p.language`);
  await notify(
    tx,
    services,
    companyId,
    rows.map(({ profileId, planId }) => ({ profileId, objectId: planId, kind: planKinds.plan_manager })),
  );
  await sendLater(
    tx,
    { ...services, companyId },
    rows.map(({ profileId, email, language, handoverIds }) => ({
      kind: "development.handover" as const,
      dedupeKey: `development.handover:${handoverIds[0]}`,
      recipient: email,
      recipientProfileId: profileId,
      language,
      data: { handoverIds },
    })),
  );
  return rows.length;
}

/** Tells managers of the plans that have opened by themselves; at a person’s yes they were told by that call. */
export const announceOpened = (services: Services, companyId: string): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const now = services.now();
    const { rows } = await tx.execute<{ profileId: string; objectId: string }>(sql`
    update development_handovers h set announced_at = ${now.toISOString()}::timestamptz
    from development_plans plan, profiles p, profiles m
    where h.company_id = ${companyId} and h.accepted_at is null and h.announced_at is null
      and ${isHandedOverAt(now)}
      and plan.company_id = h.company_id and plan.profile_id = h.profile_id and ${isShared(companyId)}
      and p.company_id = h.company_id and p.id = h.profile_id and p.is_active
      and m.id = h.manager_profile_id and ${managesPerson(companyId)} and not ${isInCharge}
    returning m.id as "profileId", plan.id as "objectId"`);
    await notify(
      tx,
      services,
      companyId,
      rows.map((row) => ({ ...row, kind: planKinds.plan_opened })),
    );
  });
