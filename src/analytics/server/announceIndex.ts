import { sql } from "drizzle-orm";
import { whyNotQueue } from "#people/rules.ts";
import { readInvitationAllowance } from "#people/server/invitationAllowance.ts";
import { hasJoinedIn } from "#people/server/joined.ts";
import { refuseIf } from "#platform/errors.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { noLongerNeeded } from "#platform/server/emails/deliverEmails.ts";
import { countQueue, isNeverMailed } from "#platform/server/emails/invitationQueue.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { Language } from "#platform/vocabulary.ts";
import { readLastSwitch } from "./indexSetting.ts";

type Announcing = Pick<Services, "now" | "newId" | "invitationsPerDay">;

/**
 * Queues the notice of the contribution index, once it is on, to all active people (§6), in as many statements for one as for
 * thousands. It is an invitation, since it also goes to people who have not joined: a young company is refused where too
 * many would wait (`too_many_waiting`).
 */
export async function announceIndex(tx: Tenant, services: Announcing, companyId: string): Promise<void> {
  const people = await listUntold(tx, companyId, "all");
  const added = people.filter(({ recipient }) => !isNeverMailed(recipient)).length;
  if (added > 0) {
    const { perDay } = await readInvitationAllowance(tx, services, companyId);
    refuseIf(whyNotQueue({ waiting: await countQueue(tx, companyId), added, perDay }));
  }
  await tell(tx, services, companyId, people);
}

/** The same notice to those who have joined since, or are active again, each day. */
export const announceIndexToNewcomers = (services: Services, companyId: string): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    await tell(tx, services, companyId, await listUntold(tx, companyId, "joined"));
  });

interface Untold extends Record<string, unknown> {
  id: string;
  recipient: string;
  language: Language;
  dedupeKey: string;
}

/**
 * Active people whom no notice of the day on which the index was switched on last has reached or may still reach; none while
 * it is off. One that is switched off and on again on a day is told once, unless it was dropped in between. What a server
 * refused is not repeated before the next switch: it stands among the undelivered emails.
 */
async function listUntold(tx: Tenant, companyId: string, which: "all" | "joined"): Promise<Untold[]> {
  const last = await readLastSwitch(tx, companyId);
  if (!last?.isOn) return [];
  const ofDay = sql`${`analytics.indexOn:${last.switchedOn}:`}::text`;
  const own = sql`(${ofDay} || ${`${last.number}:`}::text || p.id)`;
  const notices = sql`
    from outbox o where o.company_id = p.company_id and o.recipient_profile_id = p.id and o.kind = 'analytics.indexOn'`;
  const { rows } = await tx.execute<Untold>(sql`
    select p.id, p.email as recipient, p.language,
      ${own} || coalesce(':' || (select nullif(count(*), 0) ${notices} and starts_with(o.dedupe_key, ${own})), '')
        as "dedupeKey"
    from profiles p
    where p.company_id = ${companyId} and p.is_active and p.removed_at is null
      and ${which === "all" ? sql`true` : hasJoinedIn(sql`p`)}
      and not exists (
        select ${notices} and starts_with(o.dedupe_key, ${ofDay}) and (o.status <> 'failed'
          or (starts_with(o.dedupe_key, ${own}) and o.failure is distinct from ${noLongerNeeded})))
    order by p.id`);
  return rows;
}

const tell = (tx: Tenant, services: Announcing, companyId: string, people: readonly Untold[]) =>
  sendLater(
    tx,
    { ...services, companyId },
    people.map(({ id, ...envelope }) => ({
      kind: "analytics.indexOn" as const,
      isInvitation: true as const,
      recipientProfileId: id,
      data: {},
      ...envelope,
    })),
  );
