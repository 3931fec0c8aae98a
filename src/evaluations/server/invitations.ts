import { sendLater, type Message } from "#platform/server/outbox.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { InvitedPerson } from "./queries/participants.ts";

export const invitationKind = "evaluations.invitation";

/** One invitation per person and evaluation, for ever: withdrawing and inviting again does not mail twice. */
export const inviteLater = (
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  evaluation: { companyId: string; id: string },
  people: readonly Pick<InvitedPerson, "id" | "email" | "language">[],
): Promise<void> =>
  sendLater(
    tx,
    { ...services, companyId: evaluation.companyId },
    people.map(
      (person): Message => ({
        kind: invitationKind,
        dedupeKey: `invitation:${evaluation.id}:${person.id}`,
        recipient: person.email,
        recipientProfileId: person.id,
        language: person.language,
        data: { evaluationId: evaluation.id },
      }),
    ),
  );
