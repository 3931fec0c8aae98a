import { and, eq } from "drizzle-orm";
import type { NotificationKind } from "#notifications/contract.ts";
import { notify } from "#notifications/server/notify.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { NominationRecord } from "./queries.ts";

type Told = Pick<NominationRecord, "companyId" | "id" | "evaluationId" | "round">;

const notifications = {
  "nominations.asked": "nomination_asked",
  "nominations.sent": "nomination_sent",
  "nominations.approved": "nomination_approved",
} as const satisfies Record<string, NotificationKind>;
type Step = keyof typeof notifications;

/** One of each step of a round to a person: who decides may change meanwhile. */
export const toldKey = (step: Step, { id, round }: Pick<Told, "id" | "round">, profileId: string) =>
  `${step}:${id}:${round}:${profileId}`;

/**
 * By email and in the application: to the person evaluated, each time they are asked; to whoever decides, each time it is
 * sent; to the author, once a manager has approved it.
 */
export async function tellLater(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  step: Step,
  nomination: Told,
  profileId: string,
): Promise<void> {
  const { companyId, evaluationId } = nomination;
  const [person] = await tx
    .select({ email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId), eq(profiles.isActive, true)));
  if (!person) return;
  await notify(tx, services, companyId, [{ profileId, evaluationId, kind: notifications[step] }]);
  await sendLater(tx, { ...services, companyId }, [
    {
      kind: step,
      dedupeKey: toldKey(step, nomination, profileId),
      recipient: person.email,
      recipientProfileId: profileId,
      language: person.language,
      data: { evaluationId },
    },
  ]);
}
