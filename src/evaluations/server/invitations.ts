import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { holdInvitations, requeueInvitations, sendInvitations } from "#people/server/invitations.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { releaseHeldMessages } from "#platform/server/emails/heldMessages.ts";
import { outbox } from "#platform/server/tables.ts";
import type { Services } from "#platform/server/services.ts";
import { evaluationKinds } from "../rules/notifications.ts";
import { buildInvitationKey } from "./queries/reminders.ts";
import type { InvitedPerson } from "./queries/participants.ts";

type Key = { companyId: string; id: string };
type InvitationRecipient = Pick<InvitedPerson, "id" | "email" | "language">;
type InvitationServices = Pick<Services, "now" | "newId" | "invitationsPerDay">;

/** The messages that invite these people to an evaluation among those that were launched with it. */
const inviteTogetherTo = ({ id }: Key, profileIds: readonly string[]): SQL | undefined =>
  and(
    inArray(outbox.recipientProfileId, [...profileIds]),
    eq(outbox.kind, "evaluations.invitations"),
    sql`${outbox.data} -> 'ids' ? ${id}`,
  );

/** Those of these people to whom an invitation to this evaluation has left. A queued one does not count. */
export async function findAlreadyInvited(
  tx: Tenant,
  evaluation: Key,
  profileIds: readonly string[],
): Promise<Set<string>> {
  const keys = profileIds.map((profileId) => buildInvitationKey(evaluation.id, profileId));
  const rows = await tx
    .select({ profileId: outbox.recipientProfileId })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, evaluation.companyId),
        or(inArray(outbox.dedupeKey, keys), inviteTogetherTo(evaluation, profileIds)),
        inArray(outbox.status, ["sending", "sent", "held"]),
      ),
    );
  return new Set(rows.flatMap(({ profileId }) => profileId ?? []));
}

/**
 * One invitation per person and evaluation: withdrawing and inviting again sends no second email. One that never left
 * (the person was withdrawn meanwhile, the mail server refused) is queued anew.
 */
export async function inviteLater(
  tx: Tenant,
  services: InvitationServices,
  evaluation: Key,
  people: readonly InvitationRecipient[],
): Promise<void> {
  await writeToEach(tx, services, evaluation, people);
  await notifyAll(tx, services, evaluation, people);
}

/**
 * Invites to an evaluation that starts with others: one email a person about all that this launch asks of them, held
 * until the last has started. A person whose email has left meanwhile is invited as to a single one.
 * @param launch what names the launch for ever
 */
export async function inviteWithOthers(
  tx: Tenant,
  services: InvitationServices,
  { launch, ...evaluation }: Key & { launch: string },
  people: readonly InvitationRecipient[],
): Promise<void> {
  const { companyId, id } = evaluation;
  const written = await holdInvitations(
    tx,
    services,
    companyId,
    people.map((person) => ({
      kind: "evaluations.invitations",
      isInvitation: true,
      dedupeKey: `${buildLaunchKeyPrefix(launch)}${person.id}`,
      recipient: person.email,
      recipientProfileId: person.id,
      language: person.language,
      data: { ids: [id] },
    })),
  );
  await writeToEach(
    tx,
    services,
    evaluation,
    people.filter((person) => !written.has(person.id)),
  );
  await notifyAll(tx, services, evaluation, people);
}

const buildLaunchKeyPrefix = (launch: string) => `invitations:${launch}:`;

/** All evaluations of a launch have started: their invitations leave. */
export const sendHeldInvitations = (
  tx: Tenant,
  services: Pick<Services, "now">,
  { companyId, launch }: { companyId: string; launch: string },
): Promise<void> => releaseHeldMessages(tx, { companyId, now: services.now }, buildLaunchKeyPrefix(launch));

async function writeToEach(
  tx: Tenant,
  services: InvitationServices,
  evaluation: Key,
  people: readonly InvitationRecipient[],
): Promise<void> {
  if (people.length === 0) return;
  const { companyId } = evaluation;
  const together = inviteTogetherTo(
    evaluation,
    people.map(({ id }) => id),
  );
  const rows = await tx
    .select({ profileId: outbox.recipientProfileId })
    .from(outbox)
    .where(and(eq(outbox.companyId, companyId), together));
  const invitedTogether = new Set(rows.map(({ profileId }) => profileId));
  const messages = people
    .filter(({ id }) => !invitedTogether.has(id))
    .map((person) => ({
      kind: "evaluations.invitation" as const,
      isInvitation: true as const,
      dedupeKey: buildInvitationKey(evaluation.id, person.id),
      recipient: person.email,
      recipientProfileId: person.id,
      language: person.language,
      data: { evaluationId: evaluation.id },
    }));
  const keys = messages.map(({ dedupeKey }) => dedupeKey);
  await requeueInvitations(tx, services, companyId, or(inArray(outbox.dedupeKey, keys), together));
  await sendInvitations(tx, services, companyId, messages);
}

const notifyAll = (
  tx: Tenant,
  services: InvitationServices,
  evaluation: Key,
  people: readonly InvitationRecipient[],
) =>
  notify(
    tx,
    services,
    evaluation.companyId,
    people.map(({ id }) => ({
      profileId: id,
      objectId: evaluation.id,
      kind: evaluationKinds.evaluation_invitation,
    })),
  );
