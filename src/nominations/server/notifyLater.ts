import { and, eq } from "drizzle-orm";
import { readCompanyToday } from "#evaluations/server/today.ts";
import { evaluations } from "#evaluations/tables.ts";
import { notify } from "#notifications/server/notify.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { nominationKinds } from "../rules/notifications.ts";
import { listPeopleAtEmailLimit } from "./askedByEmail.ts";
import type { NominationRecord } from "./queries.ts";

type NotifiedNomination = Pick<NominationRecord, "companyId" | "id" | "evaluationId" | "round">;

const notifications = {
  "nominations.asked": nominationKinds.nomination_asked,
  "nominations.sent": nominationKinds.nomination_sent,
  "nominations.approved": nominationKinds.nomination_approved,
};
type Step = keyof typeof notifications;

/** One of each step of a round to a person: who decides may change meanwhile. */
export const buildDedupeKey = (
  step: Step,
  { id, round }: Pick<NotifiedNomination, "id" | "round">,
  profileId: string,
) => `${step}:${id}:${round}:${profileId}`;

/**
 * Notifies in the application and by email: the person evaluated, each time they are asked, so many emails a day at most; the
 * person who decides, each time it is sent, one email a day for a whole campaign; the author, once a manager has approved it.
 */
export async function notifyLater(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  step: Step,
  nomination: NotifiedNomination,
  profileId: string,
): Promise<void> {
  const { companyId, evaluationId } = nomination;
  const [person] = await tx
    .select({ email: profiles.email, language: profiles.language, campaignId: evaluations.campaignId })
    .from(profiles)
    .leftJoin(evaluations, and(eq(evaluations.companyId, companyId), eq(evaluations.id, evaluationId)))
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId), eq(profiles.isActive, true)));
  if (!person) return;
  const asking = { companyId, profileIds: [profileId] };
  const isAtEmailLimit =
    step === "nominations.asked" && (await listPeopleAtEmailLimit(tx, services, asking)).has(profileId);
  await notify(tx, services, companyId, [{ profileId, objectId: evaluationId, kind: notifications[step] }]);
  if (isAtEmailLimit) return;
  const { campaignId } = person;
  const dedupeKey =
    step === "nominations.sent" && campaignId
      ? `${step}:${campaignId}:${await readCompanyToday(tx, services, companyId)}:${profileId}`
      : buildDedupeKey(step, nomination, profileId);
  await sendLater(tx, { ...services, companyId }, [
    {
      ...(step === "nominations.asked" ? { kind: step, isInvitation: true } : { kind: step }),
      dedupeKey,
      recipient: person.email,
      recipientProfileId: profileId,
      language: person.language,
      data: { evaluationId },
    },
  ]);
}
