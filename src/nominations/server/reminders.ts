import { and, eq, sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { isWanted } from "#notifications/rules.ts";
import { refusalsOf } from "#notifications/server/refusals.ts";
import { asTenant, type Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { outbox } from "#platform/server/tables.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { isReminderHour, reminderOf, proposalDays, proposalsLateFor } from "../rules/reminders.ts";
import { scheduleNextLooks } from "./dueWork.ts";
import { findReached, isToldOfSent, listInHand, type InHand, type Reached } from "./dueProposals.ts";
import { findWaiting } from "./manager.ts";
import { tellLater } from "./tell.ts";

/** How many proposals one transaction looks at. */
const atOnce = 500;

/**
 * A company's reminders of the day to whoever has a proposal in hand, the person evaluated or their direct manager, and to
 * the author what is late, each once: the outbox takes a message once, however often and by however many workers it is
 * asked for, so that work that stops in between begins again.
 */
export async function remindNominations(
  services: Services,
  companyId: string,
  proposalsAtOnce = atOnce,
): Promise<void> {
  let after: string | null = null;
  do after = await remindSome(services, companyId, { after, proposalsAtOnce });
  while (after !== null);
  await scheduleNextLooks(services, companyId);
}

/** The last of those that it looked at; null when there are no others. */
const remindSome = (
  services: Services,
  companyId: string,
  { after, proposalsAtOnce }: { after: string | null; proposalsAtOnce: number },
): Promise<string | null> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const { timeZone } = await readCompany(tx, companyId);
    const now = services.now();
    if (!isReminderHour(timeZone, now)) return null;
    const today = dayIn(timeZone, now);
    const inHand = await listInHand(tx, companyId, {
      lateSince: daysAfter(today, -proposalsLateFor),
      dueUntil: daysAfter(today, Math.max(...proposalDays)),
      after,
      atOnce: proposalsAtOnce,
    });
    const due: Due[] = [];
    for (const one of inHand) {
      const asks = reminderOf({ ...one, changedOn: dayIn(timeZone, one.updatedAt) }, today);
      const holder = await holderOf(tx, services, companyId, one, asks !== null);
      if (asks && holder?.isActive) due.push({ ...one, asks, holder });
    }
    await writeTo(tx, services, { companyId, today }, due);
    return inHand.length < proposalsAtOnce ? null : (inHand.at(-1)?.id ?? null);
  });

interface Due extends InHand {
  asks: "reminder" | "late";
  holder: Reached;
}

/**
 * Who has it in hand: the person evaluated, or the direct manager to whom it was sent. A manager may change or leave
 * meanwhile: whoever decides now is told once, and the author where nobody is left; null then, for they have been told.
 */
async function holderOf(
  tx: Tenant,
  services: Services,
  companyId: string,
  { status, subject, author, evaluationId, isManagerTold }: InHand,
  isDue: boolean,
): Promise<Reached | null> {
  if (status !== "sent") return subject;
  if (isManagerTold && !isDue) return null;
  const found = await findWaiting(tx, companyId, evaluationId, services.now());
  if (!found) return null;
  const { nomination, deciderId } = found;
  const { rows } = await tx.execute<{ isTold: boolean }>(
    sql`select ${isToldOfSent(companyId, sql`${deciderId}`, sql`${evaluationId}`)} as "isTold"`,
  );
  if (!rows[0]?.isTold) {
    await tellLater(tx, services, "nominations.sent", nomination, deciderId);
    return null;
  }
  return deciderId === author.id ? null : findReached(tx, companyId, deciderId);
}

async function writeTo(
  tx: Tenant,
  services: Services,
  { companyId, today }: { companyId: string; today: string },
  due: readonly Due[],
): Promise<void> {
  if (due.length === 0) return;
  const ids = [...new Set(due.map(({ holder }) => holder.id))];
  const refused = await refusalsOf(tx, companyId, ids);
  const reminded = await remindedToday(tx, companyId, ids, today);
  const toRemind = due.filter(
    ({ asks, holder }) =>
      asks === "reminder" &&
      isWanted(evaluationKinds.evaluation_reminder, "email", refused(holder.id)) &&
      !reminded.has(answersKey(holder.id, today)),
  );
  const late = due.filter(({ asks, author }) => asks === "late" && author.isActive);
  await sendLater(tx, { ...services, companyId }, [
    ...toRemind.map(({ holder, evaluationId }) => ({
      kind: "nominations.reminder" as const,
      dedupeKey: `nominationReminder:${holder.id}:${today}`,
      recipient: holder.email,
      recipientProfileId: holder.id,
      language: holder.language,
      data: { evaluationId },
    })),
    ...late.map(({ author, id, round, status, evaluationId }) => ({
      kind: "nominations.late" as const,
      // Once for the person evaluated, and once for their manager.
      dedupeKey: `nominations.late:${id}:${round}${status === "sent" ? ":decision" : ""}`,
      recipient: author.email,
      recipientProfileId: author.id,
      language: author.language,
      data: { evaluationId },
    })),
  ]);
}

const answersKey = (profileId: string, today: string) => `reminder:${profileId}:${today}`;

/** Those who were reminded today of what they answer: one reminder a day, whatever it is about. */
async function remindedToday(tx: Tenant, companyId: string, ids: readonly string[], today: string) {
  const rows = await tx
    .select({ key: outbox.dedupeKey })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, companyId),
        sql`${outbox.dedupeKey} = any(${sql.param(ids.map((id) => answersKey(id, today)))}::text[])`,
      ),
    );
  return new Set(rows.map(({ key }) => key));
}
