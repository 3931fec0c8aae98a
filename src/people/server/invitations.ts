import { and, countDistinct, eq, inArray, isNotNull, isNull, max, not, sql, type SQL } from "drizzle-orm";
import { refuseIf } from "#platform/errors.ts";
import { computeMaxQueueLength } from "#platform/invitations.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { noLongerNeeded } from "#platform/server/emails/deliverEmails.ts";
import { enqueueDelivery } from "#platform/server/emails/deliveryWork.ts";
import {
  countQueue,
  isNeverMailed,
  planInvitations,
  requeueFailedInvitations,
} from "#platform/server/emails/invitationQueue.ts";
import { holdMessages } from "#platform/server/emails/heldMessages.ts";
import type { MessageKind } from "#platform/server/emails/messageKinds.ts";
import { sendLater, type Message, type QueuedMessage } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import { outbox } from "#platform/server/tables.ts";
import type { Language } from "#platform/vocabulary.ts";
import { whyNotQueue } from "../rules.ts";
import { profiles } from "../tables.ts";
import { readInvitationAllowance } from "./invitationAllowance.ts";
import { hasJoinedIn } from "./joined.ts";

export interface InvitedPerson {
  companyId: string;
  id: string;
  email: string;
  language: Language;
}
type InvitationServices = Pick<Services, "now" | "newId" | "invitationsPerDay">;

/** At most one a minute and person, however often the button is pressed. */
export const toMinute = (now: Date) => Math.floor(now.getTime() / 60_000);

export const invitationTo = (
  { id, email, language }: Omit<InvitedPerson, "companyId">,
  now: Date,
): Message<"people.invitation"> => ({
  kind: "people.invitation",
  isInvitation: true,
  dedupeKey: `people.invitation:${id}:${toMinute(now)}`,
  recipient: email,
  recipientProfileId: id,
  language,
  data: {},
});

/** Queues invitations, and says beside those over the number of the day when they will leave. */
export async function sendInvitations(
  tx: Tenant,
  services: InvitationServices,
  companyId: string,
  messages: readonly Message<"people.invitation" | "evaluations.invitation">[],
): Promise<void> {
  const queued = await sendLater(tx, { ...services, companyId }, messages);
  await plan(tx, services, companyId, queued);
}

/**
 * Queues invitations that more is added to until they are released (`platform/server/emails/heldMessages.ts`).
 * @returns the people whose invitation says it
 */
export async function holdInvitations(
  tx: Tenant,
  services: InvitationServices,
  companyId: string,
  messages: readonly Message<"evaluations.invitations">[],
): Promise<Set<string>> {
  const held = await holdMessages(tx, { ...services, companyId }, messages);
  const added = held.filter(({ isNew }) => isNew);
  await plan(tx, services, companyId, added);
  return new Set(held.flatMap(({ profileId }) => profileId ?? []));
}

async function plan(
  tx: Tenant,
  services: InvitationServices,
  companyId: string,
  queued: readonly QueuedMessage[],
) {
  if (queued.length === 0) return;
  await planInvitations(tx, await readInvitationAllowance(tx, services, companyId), companyId, queued);
}

/**
 * Puts invitations that were given up before they left at the end of the line, to the address that the person has now.
 * Whether there is a reason to send them is asked when they leave.
 */
export async function requeueInvitations(
  tx: Tenant,
  services: InvitationServices,
  companyId: string,
  which: SQL | undefined,
): Promise<void> {
  const at = services.now();
  const queued = await requeueFailedInvitations(tx, { companyId, at }, profiles, which);
  if (queued.length === 0) return;
  await enqueueDelivery(tx, companyId, at);
  await plan(tx, services, companyId, queued);
}

const answerInvitationKinds: MessageKind[] = ["evaluations.invitation", "evaluations.invitations"];

/** Queues again the invitations to answer of people who are active again, which were given up meanwhile. */
export const requeueInvitationsTo = (
  tx: Tenant,
  services: InvitationServices,
  companyId: string,
  ids: readonly string[],
): Promise<void> =>
  requeueInvitations(
    tx,
    services,
    companyId,
    and(
      inArray(outbox.recipientProfileId, [...ids]),
      inArray(outbox.kind, answerInvitationKinds),
      eq(outbox.failure, noLongerNeeded),
    ),
  );

/** Invites a person; an invitation that waits for another day is not queued a second time. */
export const inviteLater = (
  tx: Tenant,
  services: InvitationServices,
  { companyId, ...person }: InvitedPerson,
) => inviteAllLater(tx, services, companyId, [person]);

/** The same for many people, in as many statements as for one; refused when the queue would be too long. */
export async function inviteAllLater(
  tx: Tenant,
  services: InvitationServices,
  companyId: string,
  people: readonly Omit<InvitedPerson, "companyId">[],
): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await markInvited(tx, companyId, ids, services.now());
  const waiting = await tx
    .select({ id: outbox.recipientProfileId })
    .from(outbox)
    .where(waitingInvitations(companyId, ids));
  const already = new Set(waiting.map(({ id }) => id));
  const messages = people
    .filter(({ id }) => !already.has(id))
    .map((person) => invitationTo(person, services.now()));
  const added = messages.filter(({ recipient }) => !isNeverMailed(recipient)).length;
  if (added > 0) {
    const { perDay } = await readInvitationAllowance(tx, services, companyId);
    refuseIf(whyNotQueue({ waiting: await countQueue(tx, companyId), added, perDay }));
  }
  await sendInvitations(tx, services, companyId, messages);
}

/** From now on the list says that they were invited. The first time counts. */
const markInvited = (tx: Tenant, companyId: string, ids: readonly string[], invitedAt: Date) =>
  tx
    .update(profiles)
    .set({ invitedAt })
    .where(
      and(eq(profiles.companyId, companyId), inArray(profiles.id, [...ids]), isNull(profiles.invitedAt)),
    );

/**
 * An invitation that was given up while the account was off never left: these people are to be invited again, as if for
 * the first time.
 */
export const forgetUnsentInvitations = (tx: Tenant, companyId: string, ids: readonly string[]) => {
  const hasInvitation = (status: SQL) => sql`exists (select from ${outbox} m where m.company_id = ${companyId}
    and m.recipient_profile_id = "profiles"."id" and m.kind = 'people.invitation' and ${status})`;
  const isGivenUp = sql`m.status = 'failed' and m.failure = ${noLongerNeeded}`;
  return tx
    .update(profiles)
    .set({ invitedAt: null })
    .where(
      and(
        eq(profiles.companyId, companyId),
        inArray(profiles.id, [...ids]),
        not(hasJoinedIn()),
        hasInvitation(isGivenUp),
        sql`not ${hasInvitation(sql`(${isGivenUp}) is not true`)}`,
      ),
    );
};

/** Statements have room for 65,535 parameters. */
const batchSize = 1_000;

/**
 * Invites the first of these people, as many as the queue of the company has room for; the others can be invited from the
 * list once it is shorter.
 * @returns those invited
 */
export async function inviteAsManyAsFit<Person extends Omit<InvitedPerson, "companyId">>(
  tx: Tenant,
  services: InvitationServices,
  companyId: string,
  people: readonly Person[],
): Promise<Person[]> {
  const { perDay } = await readInvitationAllowance(tx, services, companyId);
  const longest = computeMaxQueueLength(perDay);
  const room = longest === null ? people.length : Math.max(0, longest - (await countQueue(tx, companyId)));
  const fitting = people.slice(0, room);
  for (let at = 0; at < fitting.length; at += batchSize)
    await inviteAllLater(tx, services, companyId, fitting.slice(at, at + batchSize));
  return fitting;
}

/** Of how many of these people the invitation leaves another day, since the number of the day is reached. */
export async function countWaitingInvitations(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const [found] = await tx
    .select({ count: countDistinct(outbox.recipientProfileId) })
    .from(outbox)
    .where(waitingInvitations(companyId, ids));
  return found?.count ?? 0;
}

const waitingInvitations = (companyId: string, ids: readonly string[]) =>
  and(
    eq(outbox.companyId, companyId),
    inArray(outbox.recipientProfileId, [...ids]),
    eq(outbox.kind, "people.invitation"),
    eq(outbox.status, "waiting"),
    isNotNull(outbox.leavesOn),
  );

/** The day on which the last of these invitations leaves, when some wait for a later day; null when all leave now. */
export async function findLastDay(
  tx: Tenant,
  companyId: string,
  profileIds: readonly string[],
): Promise<string | null> {
  if (profileIds.length === 0) return null;
  const [row] = await tx
    .select({ day: max(outbox.leavesOn) })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, companyId),
        eq(outbox.kind, "people.invitation"),
        inArray(outbox.recipientProfileId, [...profileIds]),
      ),
    );
  return row?.day ?? null;
}
