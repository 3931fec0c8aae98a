import { and, eq, inArray, sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { isWanted } from "#notifications/rules.ts";
import { notify } from "#notifications/server/notify.ts";
import { loadRefusals } from "#notifications/server/refusals.ts";
import { profiles } from "#people/tables.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import { listReminderKeys } from "#platform/server/emails/readMessage.ts";
import type { Services } from "#platform/server/services.ts";
import { buildReminderKey, chooseReminded, findDueHorizon, isReminderTime } from "../../rules/reminders.ts";
import { dueKinds } from "../../rules/notifications.ts";
import { developmentActions, developmentObjectives } from "../../tables/objectives.ts";
import { listDatedItems, type DatedItem } from "./dueItems.ts";

/** How many plans one transaction reminds of. */
const batchSize = 200;

/**
 * Reminds people of what is soon due in their plan: themselves alone, once for each due day, however often and by however many
 * workers it is asked for. A batch that fails keeps none after it from its reminders.
 */
export async function remindPlans(
  services: Services,
  companyId: string,
  maxPlans = batchSize,
): Promise<void> {
  const due = await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const { timeZone } = await readCompany(tx, companyId);
    const now = services.now();
    const today = dayIn(timeZone, now);
    if (!isReminderTime(timeZone, today, now)) return null;
    return { today, planIds: await listPlansWithDue(tx, companyId, today) };
  });
  if (!due) return;
  const { today, planIds } = due;
  const failures: unknown[] = [];
  for (let from = 0; from < planIds.length; from += maxPlans)
    await asTenant(services.db, { companyId, profileId: null }, (tx) =>
      remindSome(tx, services, { companyId, today, planIds: planIds.slice(from, from + maxPlans) }),
    ).catch((error: unknown) => failures.push(error));
  // Counted and tried again by the queue; those of the batches after it were reminded all the same.
  if (failures.length > 0) throw failures[0];
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
  const reminded = await listReminded(tx, companyId, services, {
    today,
    profileIds: [...byPerson.keys()],
  });
  const due = [...byPerson].flatMap(([profileId, some]) =>
    chooseReminded(some, { today, hasOther: reminded.has(profileId) }),
  );
  if (due.length === 0) return;
  await writeTo(tx, services, { companyId, today, due, reminded });
  await notify(
    tx,
    services,
    companyId,
    [...Map.groupBy(due, ({ objectiveId }) => objectiveId)].flatMap(([objectId, [first, ...others]]) =>
      first
        ? [
            {
              profileId: first.profileId,
              objectId,
              kind: dueKinds.plan_due,
              facts: { v: 1, itemIds: [first, ...others].map(({ id }) => id) },
            },
          ]
        : [],
    ),
  );
  await markReminded(tx, companyId, due);
}

/** Those to whom a reminder has left today: of something else, of a meeting about their plan, or of their plan itself. */
async function listReminded(
  tx: Tenant,
  companyId: string,
  { emails }: Pick<Services, "emails">,
  { today, profileIds }: { today: string; profileIds: readonly string[] },
): Promise<Set<string>> {
  const ids = sql.param([...profileIds]);
  const keys = listReminderKeys(emails, profileIds, today);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from unnest(${ids}::uuid[]) as p (id)
    where p.id in (
        select m.recipient_profile_id from outbox m
        where m.company_id = ${companyId} and m.dedupe_key = any(${sql.param(keys)}::text[]))
      or exists (
        select from development_plans plan
        join development_notes n on n.company_id = plan.company_id and n.plan_id = plan.id
        join companies c on c.id = plan.company_id
        where plan.company_id = ${companyId} and plan.profile_id = p.id
          and (n.reminded_at at time zone c.time_zone)::date = ${today}::date)`);
  return new Set(rows.map(({ id }) => id));
}

interface Reminding {
  companyId: string;
  today: string;
  due: readonly DatedItem[];
  reminded: ReadonlySet<string>;
}

/** One email a person and day where it can wait, which names what it reminds of and nothing else; none to a person who refused them. */
async function writeTo(
  tx: Tenant,
  services: Services,
  { companyId, today, due, reminded }: Reminding,
): Promise<void> {
  const byPerson = Map.groupBy(due, ({ profileId }) => profileId);
  const profileIds = [...byPerson.keys()];
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
      .map(({ id, email, language }) => {
        const itemIds = (byPerson.get(id) ?? []).map((one) => one.id);
        const key = buildReminderKey(id, today);
        return {
          kind: "development.reminder" as const,
          // What can wait no longer leaves beside what has left already, under a name of its own.
          dedupeKey: reminded.has(id) ? `${key}:${itemIds[0]}` : key,
          recipient: email,
          recipientProfileId: id,
          language,
          data: { itemIds },
        };
      }),
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
