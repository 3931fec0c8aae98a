import { and, eq } from "drizzle-orm";
import { isWanted } from "#notifications/rules.ts";
import { notify } from "#notifications/server/notify.ts";
import { loadRefusals } from "#notifications/server/refusals.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { pulseKinds } from "../../rules/notifications.ts";
import { pulseInvitations } from "../../tables.ts";
import type { RunRecord } from "./facts.ts";

/**
 * Tells those who were asked, answered or not, that the results or the note of a run are published, in the transaction that
 * publishes them. Those who may not read the report are told of the note.
 */
export async function announceResults(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { companyId, id: runId }: Pick<RunRecord, "companyId" | "id">,
): Promise<void> {
  const kind = pulseKinds.pulse_published;
  const people = await tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(pulseInvitations)
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, pulseInvitations.companyId), eq(profiles.id, pulseInvitations.profileId)),
    )
    .where(
      and(
        eq(pulseInvitations.companyId, companyId),
        eq(pulseInvitations.runId, runId),
        eq(profiles.isActive, true),
      ),
    );
  const refused = await loadRefusals(
    tx,
    companyId,
    people.map(({ id }) => id),
  );
  await sendLater(
    tx,
    { ...services, companyId },
    people
      .filter(({ id }) => isWanted(kind, "email", refused(id)))
      .map(({ id, email, language }) => ({
        kind: "pulses.published" as const,
        dedupeKey: `pulsePublished:${runId}:${id}`,
        recipient: email,
        recipientProfileId: id,
        language,
        data: { runId },
      })),
  );
  await notify(
    tx,
    services,
    companyId,
    people.map(({ id }) => ({ profileId: id, objectId: runId, kind })),
  );
}
