import { and, eq } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { checkpointKinds } from "../../rules/notifications.ts";

const emails = {
  checkpoint_asked: "development.checkpointAsked",
  checkpoint_launched: "development.checkpointAnswered",
  checkpoint_declined: "development.checkpointAnswered",
} as const;

interface News {
  companyId: string;
  /** Who is told. */
  profileId: string;
  checkpointId: string;
  kind: keyof typeof emails;
  /** The invitation to answer, which leaves at the same moment, says as much. */
  isInvited?: boolean;
}

/** Tells one person what a request has come to, in the application and by email. */
export async function tellLater(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { companyId, profileId, checkpointId, kind, isInvited = false }: News,
): Promise<void> {
  await notify(tx, services, companyId, [{ profileId, objectId: checkpointId, kind: checkpointKinds[kind] }]);
  if (isInvited) return;
  const people = await tx
    .select({ email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId), eq(profiles.isActive, true)));
  await sendLater(
    tx,
    { ...services, companyId },
    people.map(({ email, language }) => ({
      kind: emails[kind],
      dedupeKey: `${emails[kind]}:${checkpointId}`,
      recipient: email,
      recipientProfileId: profileId,
      language,
      data: { checkpointId },
    })),
  );
}
