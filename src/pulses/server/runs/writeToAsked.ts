import { and, eq } from "drizzle-orm";
import { isWanted } from "#notifications/rules.ts";
import { loadRefusals } from "#notifications/server/refusals.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { pulseKinds } from "../../rules/notifications.ts";
import { pulseInvitations } from "../../tables.ts";
import type { RunRecord } from "./facts.ts";

interface Letter {
  kind: "pulses.published" | "pulses.reminder";
  /** What they may have given up. */
  wish: (typeof pulseKinds)[keyof typeof pulseKinds];
  /** The same for a person is the same email. */
  dedupeKey: (profileId: string) => string;
  /** When that of each person leaves; at once without it. */
  drawMoment?: () => Date;
}

/**
 * Queues an email about a run to all whom it asked, answered or not, who still have an account and have not given it up.
 * @returns those with an account
 */
export async function writeToAsked(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { companyId, id: runId }: Pick<RunRecord, "companyId" | "id">,
  { kind, wish, dedupeKey, drawMoment }: Letter,
): Promise<{ id: string }[]> {
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
      .filter(({ id }) => isWanted(wish, "email", refused(id)))
      .map(({ id, email, language }) => ({
        kind,
        dedupeKey: dedupeKey(id),
        recipient: email,
        recipientProfileId: id,
        language,
        data: { runId },
        ...(drawMoment && { notBefore: drawMoment() }),
      })),
  );
  return people;
}
