import { and, eq } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { NominationRecord } from "./queries.ts";

type Sent = Pick<NominationRecord, "companyId" | "id" | "evaluationId" | "round">;

/** By email and in the application: to the person evaluated, each time they are asked; to the author, each time they have sent it. */
export async function tellLater(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  kind: "nominations.asked" | "nominations.sent",
  { companyId, id, evaluationId, round }: Sent,
  profileId: string,
): Promise<void> {
  const [person] = await tx
    .select({ email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId), eq(profiles.isActive, true)));
  if (!person) return;
  const told = kind === "nominations.asked" ? "nomination_asked" : "nomination_sent";
  await notify(tx, services, companyId, [{ profileId, evaluationId, kind: told }]);
  await sendLater(tx, { ...services, companyId }, [
    {
      kind,
      dedupeKey: `${kind}:${id}:${round}`,
      recipient: person.email,
      recipientProfileId: profileId,
      language: person.language,
      data: { evaluationId },
    },
  ]);
}
