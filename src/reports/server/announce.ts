import { and, eq, inArray } from "drizzle-orm";
import { evaluationKinds } from "#evaluations/rules/notifications.ts";
import { listPublishers } from "#evaluations/server/queries/publishers.ts";
import { isWanted } from "#notifications/rules.ts";
import { notify, withdraw } from "#notifications/server/notify.ts";
import { loadRefusals } from "#notifications/server/refusals.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { reportKinds } from "../rules/notificationKinds.ts";
import { listRecipients, type ReleasedEvaluation } from "./announcement.ts";

/** Kinds of notifications to withdraw once the collection has closed. */
const kindsToWithdraw = [
  evaluationKinds.evaluation_invitation,
  evaluationKinds.evaluation_reminder,
  evaluationKinds.group_short,
  evaluationKinds.rater_left,
  reportKinds.report_to_review,
] as const;

/**
 * Notifies the person evaluated and the lead of a released report, in the transaction that releases it; the person who
 * published it is left out.
 */
export async function announce(
  tx: Tenant,
  services: Services,
  evaluation: ReleasedEvaluation,
  publishedBy: string | null = null,
): Promise<void> {
  const { companyId, id: evaluationId, subjectProfileId } = evaluation;
  const recipients = (await listRecipients(tx, evaluation, services.now())).filter(
    ({ id }) => id !== publishedBy,
  );
  const isSubject = (id: string) => id === subjectProfileId;
  const refused = await loadRefusals(
    tx,
    companyId,
    recipients.map(({ id }) => id),
  );
  const selectKind = (id: string) =>
    isSubject(id) ? reportKinds.report_ready : reportKinds.evaluation_completed;
  const written = recipients.filter(({ id }) => isWanted(selectKind(id), "email", refused(id)));
  await sendLater(
    tx,
    { companyId, now: services.now, newId: services.newId },
    written.map(({ id, email, language }) => ({
      kind: isSubject(id) ? "reports.ready" : "reports.completed",
      dedupeKey: `completion:${evaluationId}:${id}`,
      recipient: email,
      recipientProfileId: id,
      language,
      data: { evaluationId },
    })),
  );
  await withdraw(tx, companyId, evaluationId, kindsToWithdraw);
  await notify(
    tx,
    services,
    companyId,
    recipients.map(({ id }) => ({ profileId: id, objectId: evaluationId, kind: selectKind(id) })),
  );
}

/**
 * Notifies those who may publish a report, in the application and by email, that it awaits their review, in the
 * transaction that closes the collection.
 */
export async function requestReview(
  tx: Tenant,
  services: Services,
  evaluation: ReleasedEvaluation,
): Promise<void> {
  const { companyId, id: evaluationId } = evaluation;
  // Other notifications stay: withdrawing them now would disclose when the last answer came (docs/decisions/0132).
  const publishers = await listPublishers(tx, evaluation, services.now());
  const kind = reportKinds.report_to_review;
  const people = await tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, publishers), profiles.isActive));
  await sendLater(
    tx,
    { companyId, now: services.now, newId: services.newId },
    people.map(({ id, email, language }) => ({
      kind: "reports.toReview",
      dedupeKey: `toReview:${evaluationId}:${id}`,
      recipient: email,
      recipientProfileId: id,
      language,
      data: { evaluationId },
    })),
  );
  await notify(
    tx,
    services,
    companyId,
    publishers.map((profileId) => ({ profileId, objectId: evaluationId, kind })),
  );
}
