import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { asTenant, type Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { dueDaysRemindedOn } from "../rules/reminders.ts";
import { beginRound, markRemindedByDueDay, type Reminded } from "./queries/reminders.ts";

/** How many messages one statement queues. */
const atOnce = 500;

/** One email a person and day, whatever it is about: a second one of the day is not written. Answers how many were. */
export async function remindLater(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { companyId, today }: { companyId: string; today: string },
  people: readonly Reminded[],
): Promise<number> {
  let written = 0;
  for (let from = 0; from < people.length; from += atOnce) {
    const messages = people.slice(from, from + atOnce).map(({ id, email, language }) => ({
      kind: "evaluations.reminder" as const,
      dedupeKey: `reminder:${id}:${today}`,
      recipient: email,
      recipientProfileId: id,
      language,
      data: {},
    }));
    written += (await sendLater(tx, { ...services, companyId }, messages)).length;
  }
  return written;
}

/** The reminders of a company's day, once, however often and by however many workers it is asked for. */
export const remindCompany = (services: Services, companyId: string): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const at = services.now();
    const today = dayIn((await readCompany(tx, companyId)).timeZone, at);
    if (!(await beginRound(tx, { companyId, id: services.newId(), day: today }))) return;
    const people = await markRemindedByDueDay(tx, companyId, dueDaysRemindedOn(today), at);
    await remindLater(tx, services, { companyId, today }, people);
  });
