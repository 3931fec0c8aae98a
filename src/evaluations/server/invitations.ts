import { and, eq, inArray } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { requeueInvitations, sendInvitations } from "#people/server/invitations.ts";
import type { Tenant } from "#platform/server/database.ts";
import { outbox } from "#platform/server/tables.ts";
import type { Services } from "#platform/server/services.ts";
import { invitationKey } from "./queries/reminders.ts";
import type { InvitedPerson } from "./queries/participants.ts";

/** Of these people, those to whom an invitation to this evaluation has left. One that waits has lost its reason. */
export async function findAlreadyInvited(
  tx: Tenant,
  evaluation: { companyId: string; id: string },
  profileIds: readonly string[],
): Promise<Set<string>> {
  const keys = profileIds.map((profileId) => invitationKey(evaluation.id, profileId));
  const rows = await tx
    .select({ profileId: outbox.recipientProfileId })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, evaluation.companyId),
        inArray(outbox.dedupeKey, keys),
        inArray(outbox.status, ["sending", "sent", "held"]),
      ),
    );
  return new Set(rows.flatMap(({ profileId }) => profileId ?? []));
}

/**
 * One invitation per person and evaluation: withdrawing and inviting again does not mail twice. One that never left
 * (the person was withdrawn meanwhile, the mail server refused) takes its place in the line anew.
 */
export async function inviteLater(
  tx: Tenant,
  services: Pick<Services, "now" | "newId" | "invitationsPerDay">,
  evaluation: { companyId: string; id: string },
  people: readonly Pick<InvitedPerson, "id" | "email" | "language">[],
): Promise<void> {
  const { companyId } = evaluation;
  const messages = people.map((person) => ({
    kind: "evaluations.invitation" as const,
    dedupeKey: invitationKey(evaluation.id, person.id),
    recipient: person.email,
    recipientProfileId: person.id,
    language: person.language,
    data: { evaluationId: evaluation.id },
  }));
  const keys = messages.map(({ dedupeKey }) => dedupeKey);
  if (keys.length > 0) await requeueInvitations(tx, services, companyId, inArray(outbox.dedupeKey, keys));
  await sendInvitations(tx, services, companyId, messages);
  const kind = "evaluation_invitation";
  await notify(
    tx,
    services,
    companyId,
    people.map(({ id }) => ({ profileId: id, evaluationId: evaluation.id, kind })),
  );
}
