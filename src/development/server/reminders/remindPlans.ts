import { and, eq, inArray, sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { isWanted } from "#notifications/rules.ts";
import { notify } from "#notifications/server/notify.ts";
import { loadRefusals } from "#notifications/server/refusals.ts";
import { profiles } from "#people/tables.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { chooseReminded, findDueHorizon, isReminderTime } from "../../rules/reminders.ts";
import { dueKinds } from "../../rules/notifications.ts";
import { developmentActions, developmentObjectives } from "../../tables.ts";
import { listDatedItems, type DatedItem } from "./dueItems.ts";

/** How many plans one transaction reminds of. */
const batchSize = 200;

/**
 * Reminds people of what is soon due in their plan: themselves alone, once for each due day, however often and by however many
 * workers it is asked for.
 */
export async function remindPlans(services: Services, companyId: string): Promise<void> {
  const due = await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const { timeZone } = await readCompany(tx, companyId);
    const now = services.now();
    const today = dayIn(timeZone, now);
    if (!isReminderTime(timeZone, today, now)) return null;
    return { today, planIds: await listPlansWithDue(tx, companyId, today) };
  });
  if (!due) return;
  const { today, planIds } = due;
  for (let from = 0; from < planIds.length; from += batchSize)
    await asTenant(services.db, { companyId, profileId: null }, (tx) =>
      remindSome(tx, services, { companyId, today, planIds: planIds.slice(from, from + batchSize) }),
    );
}

async function listPlansWithDue(tx: Tenant, companyId: string, today: string): Promise<string[]> {
  const items = await listDatedItems(tx, companyId, { from: today, until: findDueHorizon(today) });
  // Whether another reminder leaves today is asked under the lock.
  const due = chooseReminded(items, { today, hasOther: false });
  return [...new Set(due.map(({ planId }) => planId))].toSorted();
}

interface Batch {
  companyId: string;
  today: string;
  planIds: readonly string[];
}

async function remindSome(
  tx: Tenant,
  services: Services,
  { companyId, today, planIds }: Batch,
): Promise<void> {
  // The plan first, as everywhere, in one order.
  await tx.execute(sql`
    select from development_plans where company_id = ${companyId} and id = any(${sql.param([...planIds])}::uuid[])
    order by id for update`);
  const items = await listDatedItems(tx, companyId, { from: today, until: findDueHorizon(today), planIds });
  const byPerson = Map.groupBy(items, ({ profileId }) => profileId);
  const reminded = await listRemindedOtherwise(tx, companyId, { today, profileIds: [...byPerson.keys()] });
  const due = [...byPerson].flatMap(([profileId, some]) =>
    chooseReminded(some, { today, hasOther: reminded.has(profileId) }),
  );
  if (due.length === 0) return;
  await writeTo(tx, services, {
    companyId,
    today,
    profileIds: [...new Set(due.map((one) => one.profileId))],
  });
  const objects = new Map(due.map(({ profileId, objectiveId }) => [objectiveId, profileId]));
  await notify(
    tx,
    services,
    companyId,
    [...objects].map(([objectId, profileId]) => ({ profileId, objectId, kind: dueKinds.plan_due })),
  );
  await markReminded(tx, companyId, due);
}

/** Those to whom a reminder of what they answer or propose has left today, or of a meeting about their plan. */
async function listRemindedOtherwise(
  tx: Tenant,
  companyId: string,
  { today, profileIds }: { today: string; profileIds: readonly string[] },
): Promise<Set<string>> {
  const ids = sql.param([...profileIds]);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from unnest(${ids}::uuid[]) as p (id)
    where exists (
        select from outbox m where m.company_id = ${companyId}
          and m.dedupe_key in ('reminder:' || p.id || ':' || ${today}, 'nominationReminder:' || p.id || ':' || ${today}))
      or exists (
        select from development_plans plan
        join development_notes n on n.company_id = plan.company_id and n.plan_id = plan.id
        join companies c on c.id = plan.company_id
        where plan.company_id = ${companyId} and plan.profile_id = p.id
          and (n.reminded_at at time zone c.time_zone)::date = ${today}::date)`);
  return new Set(rows.map(({ id }) => id));
}

/** One email a person and day; none to a person who refused them. */
async function writeTo(
  tx: Tenant,
  services: Services,
  { companyId, today, profileIds }: { companyId: string; today: string; profileIds: readonly string[] },
): Promise<void> {
  const refused = await loadRefusals(tx, companyId, profileIds);
  const people = await tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, [...profileIds])));
  await sendLater(
    tx,
    { ...services, companyId },
    people
      .filter(({ id }) => isWanted(dueKinds.plan_due, "email", refused(id)))
      .map(({ id, email, language }) => ({
        kind: "development.reminder" as const,
        dedupeKey: `planReminder:${id}:${today}`,
        recipient: email,
        recipientProfileId: id,
        language,
        data: {},
      })),
  );
}

async function markReminded(tx: Tenant, companyId: string, due: readonly DatedItem[]): Promise<void> {
  const ids = (kind: DatedItem["kind"]) => due.filter((one) => one.kind === kind).map(({ id }) => id);
  await tx
    .update(developmentObjectives)
    .set({ remindedDueOn: sql`${developmentObjectives.dueOn}` })
    .where(
      and(
        eq(developmentObjectives.companyId, companyId),
        inArray(developmentObjectives.id, ids("objective")),
      ),
    );
  await tx
    .update(developmentActions)
    .set({ remindedDueOn: sql`${developmentActions.dueOn}` })
    .where(and(eq(developmentActions.companyId, companyId), inArray(developmentActions.id, ids("action"))));
}
