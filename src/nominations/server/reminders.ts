import { and, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { evaluations } from "#evaluations/tables.ts";
import { wants } from "#notifications/rules.ts";
import { refusalsOf } from "#notifications/server/refusals.ts";
import { profiles } from "#people/tables.ts";
import { asTenant, type Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { outbox } from "#platform/server/tables.ts";
import { findWaiting } from "./manager.ts";
import { tellLater, toldKey } from "./tell.ts";
import { isReminderHour, reminderDue } from "../rules/reminders.ts";
import { nominations } from "../tables.ts";

const subject = alias(profiles, "subject");
const author = alias(profiles, "author");

/** Proposals of drafts that the person has not sent, due in these days or late since the first of them. */
const listAwaited = (
  tx: Tenant,
  companyId: string,
  { dueDays, lateSince, today }: ReturnType<typeof reminderDue>,
) =>
  tx
    .select({
      id: nominations.id,
      evaluationId: nominations.evaluationId,
      round: nominations.round,
      dueOn: nominations.dueOn,
      updatedAt: nominations.updatedAt,
      subject: {
        id: subject.id,
        email: subject.email,
        language: subject.language,
        isActive: subject.isActive,
      },
      author: { id: author.id, email: author.email, language: author.language, isActive: author.isActive },
    })
    .from(nominations)
    .innerJoin(
      evaluations,
      and(
        eq(evaluations.companyId, nominations.companyId),
        eq(evaluations.id, nominations.evaluationId),
        eq(evaluations.subjectProfileId, nominations.subjectProfileId),
        eq(evaluations.status, "draft"),
      ),
    )
    .innerJoin(
      subject,
      and(eq(subject.companyId, nominations.companyId), eq(subject.id, nominations.subjectProfileId)),
    )
    .innerJoin(
      author,
      and(eq(author.companyId, evaluations.companyId), eq(author.id, evaluations.authorProfileId)),
    )
    .where(
      and(
        eq(nominations.companyId, companyId),
        inArray(nominations.status, ["open", "returned"]),
        or(
          inArray(nominations.dueOn, dueDays),
          and(lt(nominations.dueOn, today), gte(nominations.dueOn, lateSince)),
        ),
      ),
    )
    .orderBy(nominations.dueOn, nominations.id);

/** Proposals that wait for a direct manager. */
const listWaitingForManagers = (tx: Tenant, companyId: string) =>
  tx
    .select({ evaluationId: nominations.evaluationId })
    .from(nominations)
    .where(
      and(
        eq(nominations.companyId, companyId),
        eq(nominations.status, "sent"),
        eq(nominations.decidedBy, "direct_manager"),
      ),
    )
    .orderBy(nominations.id);

/** A direct manager may change or leave meanwhile: whoever decides now is told once, and the author where nobody is left. */
async function tellDeciders(tx: Tenant, services: Services, companyId: string): Promise<void> {
  for (const { evaluationId } of await listWaitingForManagers(tx, companyId)) {
    const found = await findWaiting(tx, companyId, evaluationId, services.now());
    if (!found) continue;
    const { nomination, deciderId } = found;
    const [told] = await tx
      .select({ key: outbox.dedupeKey })
      .from(outbox)
      .where(
        and(
          eq(outbox.companyId, companyId),
          eq(outbox.dedupeKey, toldKey("nominations.sent", nomination, deciderId)),
        ),
      );
    if (!told) await tellLater(tx, services, "nominations.sent", nomination, deciderId);
  }
}

const reminderKey = (profileId: string, today: string) => `nominationReminder:${profileId}:${today}`;

/** Those who were reminded today of what they answer: one reminder a day, whatever it is about. */
async function remindedToday(tx: Tenant, companyId: string, ids: readonly string[], today: string) {
  const rows = await tx
    .select({ key: outbox.dedupeKey })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, companyId),
        sql`${outbox.dedupeKey} = any(${sql.param(ids.map((id) => `reminder:${id}:${today}`))}::text[])`,
      ),
    );
  return new Set(rows.map(({ key }) => key));
}

/**
 * A company's reminders of the day to those who have not sent their proposal, and to the author what is late, each once:
 * the outbox takes a message once, however often and by however many workers it is asked for.
 */
export const remindNominations = (services: Services, companyId: string): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const { timeZone } = await readCompany(tx, companyId);
    const now = services.now();
    if (!isReminderHour(timeZone, now)) return;
    await tellDeciders(tx, services, companyId);
    const due = reminderDue(dayIn(timeZone, now));
    const { today } = due;
    const awaited = (await listAwaited(tx, companyId, due)).filter((one) => one.subject.isActive);
    if (awaited.length === 0) return;
    const ids = awaited.map((one) => one.subject.id);
    const refused = await refusalsOf(tx, companyId, ids);
    const reminded = await remindedToday(tx, companyId, ids, today);
    // Whoever was asked today, or works on it today, needs no reminder.
    const toRemind = awaited.filter(
      (one) =>
        one.dueOn >= today &&
        dayIn(timeZone, one.updatedAt) < today &&
        wants({ kind: "evaluation_reminder", channel: "email" }, refused(one.subject.id)) &&
        !reminded.has(`reminder:${one.subject.id}:${today}`),
    );
    const late = awaited.filter((one) => one.dueOn < today && one.author.isActive);
    await sendLater(tx, { ...services, companyId }, [
      ...toRemind.map((one) => ({
        kind: "nominations.reminder" as const,
        dedupeKey: reminderKey(one.subject.id, today),
        recipient: one.subject.email,
        recipientProfileId: one.subject.id,
        language: one.subject.language,
        data: { evaluationId: one.evaluationId },
      })),
      ...late.map((one) => ({
        kind: "nominations.late" as const,
        dedupeKey: `nominations.late:${one.id}:${one.round}`,
        recipient: one.author.email,
        recipientProfileId: one.author.id,
        language: one.author.language,
        data: { evaluationId: one.evaluationId },
      })),
    ]);
  });
