import { isWanted } from "#notifications/rules.ts";
import { notify } from "#notifications/server/notify.ts";
import { loadRefusals } from "#notifications/server/refusals.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { evaluationKinds } from "../rules/notifications.ts";
import { buildReminderKey, listDueDaysToRemind } from "../rules/reminders.ts";
import {
  advanceRound,
  listPeopleToRemind,
  lockParticipationsToRemind,
  lockRound,
  markReminded,
  type AwaitedParticipation,
} from "./queries/reminders.ts";
import { scheduleNextReminders } from "./dueWork.ts";
import { readCompanyToday } from "./today.ts";

interface CompanyDay {
  companyId: string;
  /** A calendar date such as 2026-11-20. */
  day: string;
}

/** How many messages one statement queues, and how many people one transaction reminds. */
const batchSize = 500;
const kind = evaluationKinds.evaluation_reminder;

/**
 * One email a person and day, whatever it is about: a second one of the day is not written, and none to a person who
 * refused reminders. Returns how many people are reminded, not how many emails are new: the difference would tell who is
 * asked by another lead, and who does not want to be reminded.
 */
export async function remindLater(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { companyId, today }: { companyId: string; today: string },
  parts: readonly AwaitedParticipation[],
): Promise<number> {
  const people = [...new Map(parts.map((part) => [part.profileId, part])).values()];
  const refused = await loadRefusals(
    tx,
    companyId,
    people.map(({ profileId }) => profileId),
  );
  const written = people.filter(({ profileId }) => isWanted(kind, "email", refused(profileId)));
  for (let from = 0; from < written.length; from += batchSize)
    await sendLater(
      tx,
      { ...services, companyId },
      written.slice(from, from + batchSize).map(({ profileId, email, language }) => ({
        kind: "evaluations.reminder" as const,
        dedupeKey: buildReminderKey(profileId, today),
        recipient: email,
        recipientProfileId: profileId,
        language,
        data: {},
      })),
    );
  await notify(
    tx,
    services,
    companyId,
    parts.map(({ profileId, evaluationId }) => ({ profileId, objectId: evaluationId, kind })),
  );
  const ids = parts.map(({ id }) => id);
  if (ids.length > 0) await markReminded(tx, companyId, ids, services.now());
  return people.length;
}

/**
 * The reminders of a company's day, once, however often and by however many workers it is asked for. Each batch is a
 * transaction that also keeps how far it came: work that stops in between goes on after the last person reached.
 */
export async function remindCompany(
  services: Services,
  { companyId, day }: CompanyDay,
  maxPeople = batchSize,
): Promise<void> {
  while (await remindSome(services, { companyId, day }, maxPeople));
  await scheduleNextReminders(services, companyId);
}

/** The same of the day that it is where the company is. */
export async function remindToday(services: Services, companyId: string): Promise<void> {
  const day = await asTenant(services.db, { companyId, profileId: null }, (tx) =>
    readCompanyToday(tx, services, companyId),
  );
  await remindCompany(services, { companyId, day });
}

/** Whether others may wait. */
const remindSome = (
  services: Services,
  { companyId, day }: CompanyDay,
  maxPeople: number,
): Promise<boolean> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    // The day has ended meanwhile: the next one is scheduled apart.
    if ((await readCompanyToday(tx, services, companyId)) !== day) return false;
    const round = await lockRound(tx, { companyId, id: services.newId(), day });
    if (!round) return false;
    const reminding = { day, dueDays: listDueDaysToRemind(day) };
    const people = await listPeopleToRemind(tx, companyId, {
      ...reminding,
      after: round.reached,
      limit: maxPeople,
    });
    const parts = await lockParticipationsToRemind(tx, companyId, { ...reminding, people });
    await remindLater(tx, services, { companyId, today: day }, parts);
    const isDone = people.length < maxPeople;
    await advanceRound(tx, companyId, { reached: people.at(-1) ?? round.reached, isDone });
    return !isDone;
  });
