import { and, eq, inArray } from "drizzle-orm";
import { listFlagDeciders } from "#evaluations/server/queries/publishers.ts";
import { notify, withdraw } from "#notifications/server/notify.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { reportKinds } from "../rules/notificationKinds.ts";
import type { ReleasedEvaluation } from "./announcement.ts";

interface FlagNotification {
  email: "reports.flagged" | "reports.flagDecided";
  kind: "comment_flagged" | "flag_decided";
  evaluationId: string;
  flagId: string;
}

/** Notifies by email and in the application, active people only. */
async function notifyOfFlag(
  tx: Tenant,
  services: Services,
  companyId: string,
  profileIds: readonly string[],
  { email: kindOfEmail, kind, evaluationId, flagId }: FlagNotification,
): Promise<void> {
  const people = await tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, [...profileIds]), profiles.isActive));
  await sendLater(
    tx,
    { companyId, now: services.now, newId: services.newId },
    people.map(({ id, email, language }) => ({
      kind: kindOfEmail,
      dedupeKey: `${kind}:${flagId}:${id}`,
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
    people.map(({ id: profileId }) => ({ profileId, objectId: evaluationId, kind: reportKinds[kind] })),
  );
}

interface FlagDecision {
  evaluation: ReleasedEvaluation;
  flagId: string;
  /** The report has no other open flag. */
  isLast: boolean;
}

/** Notifies those who decide, or the owners where there is no decider, in the transaction that masks the comment. */
export async function requestDecision(
  tx: Tenant,
  services: Services,
  { evaluation, flagId }: Pick<FlagDecision, "evaluation" | "flagId">,
): Promise<void> {
  const { companyId, id: evaluationId } = evaluation;
  const deciders = await listFlagDeciders(tx, evaluation, services.now());
  await notifyOfFlag(tx, services, companyId, deciders, {
    email: "reports.flagged",
    kind: "comment_flagged",
    evaluationId,
    flagId,
  });
}

/** Notifies the person evaluated; withdraws the request to decide once no flag is open. */
export async function notifyOfDecision(
  tx: Tenant,
  services: Services,
  { evaluation, flagId, isLast }: FlagDecision,
): Promise<void> {
  const { companyId, id: evaluationId, subjectProfileId } = evaluation;
  if (isLast) await withdraw(tx, companyId, evaluationId, [reportKinds.comment_flagged]);
  await notifyOfFlag(tx, services, companyId, subjectProfileId ? [subjectProfileId] : [], {
    email: "reports.flagDecided",
    kind: "flag_decided",
    evaluationId,
    flagId,
  });
}
