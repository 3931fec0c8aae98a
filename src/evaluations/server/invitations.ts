import { and, eq, inArray } from "drizzle-orm";
import { sendInvitations } from "#people/server/invitations.ts";
import type { Tenant } from "#platform/server/database.ts";
import { outbox } from "#platform/server/tables.ts";
import type { Services } from "#platform/server/services.ts";
import type { InvitedPerson } from "./queries/participants.ts";

const dedupeKeyOf = (evaluationId: string, profileId: string) => `invitation:${evaluationId}:${profileId}`;

/** Of these people, those to whom an invitation to this evaluation was addressed before, sent or still waiting. */
export async function findAlreadyInvited(
  tx: Tenant,
  evaluation: { companyId: string; id: string },
  profileIds: readonly string[],
): Promise<Set<string>> {
  const keys = profileIds.map((profileId) => dedupeKeyOf(evaluation.id, profileId));
  const rows = await tx
    .select({ profileId: outbox.recipientProfileId })
    .from(outbox)
    .where(and(eq(outbox.companyId, evaluation.companyId), inArray(outbox.dedupeKey, keys)));
  return new Set(rows.flatMap(({ profileId }) => profileId ?? []));
}

/** One invitation per person and evaluation, for ever: withdrawing and inviting again does not mail twice. */
export const inviteLater = (
  tx: Tenant,
  services: Pick<Services, "now" | "newId" | "invitationsPerDay">,
  evaluation: { companyId: string; id: string },
  people: readonly Pick<InvitedPerson, "id" | "email" | "language">[],
): Promise<void> =>
  sendInvitations(
    tx,
    services,
    evaluation.companyId,
    people.map((person) => ({
      kind: "evaluations.invitation",
      dedupeKey: dedupeKeyOf(evaluation.id, person.id),
      recipient: person.email,
      recipientProfileId: person.id,
      language: person.language,
      data: { evaluationId: evaluation.id },
    })),
  );
