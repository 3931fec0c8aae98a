import { and, eq, sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { buildReminderKey as buildAnswersReminderKey } from "#evaluations/rules/reminders.ts";
import { isWanted } from "#notifications/rules.ts";
import { loadRefusals } from "#notifications/server/refusals.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { outbox } from "#platform/server/tables.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import {
  buildReminderKey,
  isReminderHour,
  chooseReminder,
  daysBeforeReminders,
  maxLateDays,
} from "../rules/reminders.ts";
import { scheduleNextChecks } from "./dueWork.ts";
import {
  findRecipient,
  isNotifiedOfSent,
  listPendingProposals,
  type PendingProposal,
  type ProposalHolder,
} from "./dueProposals.ts";
import { findWaitingProposal } from "./manager.ts";
import { notifyLater } from "./notifyLater.ts";

/** How many proposals one transaction checks. */
const defaultBatchSize = 500;

/**
 * Sends a company's reminders of the day to the people who have a proposal in hand, the person evaluated or their direct
 * manager, and to the author what is late, each once: the outbox takes a message once, however often and by however many
 * workers it is asked for, so that work that stops in between begins again.
 */
export async function remindNominations(
  services: Services,
  companyId: string,
  batchSize = defaultBatchSize,
): Promise<void> {
  let after: string | null = null;
  do after = await remindBatch(services, companyId, { after, batchSize });
  while (after !== null);
  await scheduleNextChecks(services, companyId);
}

/** Sends one batch of reminders; returns the id of the last proposal checked, null when there are no others. */
const remindBatch = (
  services: Services,
  companyId: string,
  { after, batchSize }: { after: string | null; batchSize: number },
): Promise<string | null> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const { timeZone } = await readCompany(tx, companyId);
    const now = services.now();
    if (!isReminderHour(timeZone, now)) return null;
    const today = dayIn(timeZone, now);
    const pending = await listPendingProposals(tx, companyId, {
      lateSince: daysAfter(today, -maxLateDays),
      dueUntil: daysAfter(today, Math.max(...daysBeforeReminders)),
      after,
      limit: batchSize,
    });
    const due: DueReminder[] = [];
    for (const one of pending) {
      const asks = chooseReminder({ ...one, changedOn: dayIn(timeZone, one.updatedAt) }, today);
      const holder = await findHolder(tx, services, companyId, one, asks !== null);
      if (asks && holder?.isActive) due.push({ ...one, asks, holder });
    }
    await sendReminders(tx, services, { companyId, today }, due);
    return pending.length < batchSize ? null : (pending.at(-1)?.id ?? null);
  });

interface DueReminder extends PendingProposal {
  asks: "reminder" | "late";
  holder: ProposalHolder;
}

/**
 * Finds the person who has it in hand: the person evaluated, or the direct manager to whom it was sent. A manager may change
 * or leave meanwhile: the person who decides now is notified once, the author where no manager is left; null then, since they
 * were just notified.
 */
async function findHolder(
  tx: Tenant,
  services: Services,
  companyId: string,
  { status, subject, author, evaluationId, isManagerNotified }: PendingProposal,
  isDue: boolean,
): Promise<ProposalHolder | null> {
  if (status !== "sent") return subject;
  if (isManagerNotified && !isDue) return null;
  const found = await findWaitingProposal(tx, companyId, evaluationId, services.now());
  if (!found) return null;
  const { nomination, deciderId } = found;
  const { rows } = await tx.execute<{ isNotified: boolean }>(
    sql`select ${isNotifiedOfSent(companyId, sql`${deciderId}`, sql`${evaluationId}`)} as "isNotified"`,
  );
  if (!rows[0]?.isNotified) {
    await notifyLater(tx, services, "nominations.sent", nomination, deciderId);
    return null;
  }
  return deciderId === author.id ? null : findRecipient(tx, companyId, deciderId);
}

async function sendReminders(
  tx: Tenant,
  services: Services,
  { companyId, today }: { companyId: string; today: string },
  due: readonly DueReminder[],
): Promise<void> {
  if (due.length === 0) return;
  const ids = [...new Set(due.map(({ holder }) => holder.id))];
  const refused = await loadRefusals(tx, companyId, ids);
  const reminded = await listRemindedToday(tx, companyId, ids, today);
  const toRemind = due.filter(
    ({ asks, holder }) =>
      asks === "reminder" &&
      isWanted(evaluationKinds.evaluation_reminder, "email", refused(holder.id)) &&
      !reminded.has(buildAnswersReminderKey(holder.id, today)),
  );
  const late = due.filter(({ asks, author }) => asks === "late" && author.isActive);
  await sendLater(tx, { ...services, companyId }, [
    ...toRemind.map(({ holder, evaluationId }) => ({
      kind: "nominations.reminder" as const,
      dedupeKey: buildReminderKey(holder.id, today),
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

/** Those who were reminded today of what they answer: one reminder a day, whatever it is about. */
async function listRemindedToday(tx: Tenant, companyId: string, ids: readonly string[], today: string) {
  const rows = await tx
    .select({ key: outbox.dedupeKey })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, companyId),
        sql`${outbox.dedupeKey} = any(${sql.param(ids.map((id) => buildAnswersReminderKey(id, today)))}::text[])`,
      ),
    );
  return new Set(rows.map(({ key }) => key));
}
