import { TransactionRollbackError } from "drizzle-orm";
import { invitationTo, minuteOf } from "#people/server/invitations.ts";
import type { OwnProfile } from "#people/server/memberships.ts";
import { asTenant } from "#platform/server/database.ts";
import { sendLater, type Message } from "#platform/server/outbox.ts";
import type { Language, Services } from "#platform/server/services.ts";

export type LetterKind =
  | "auth.confirmation"
  | "auth.reset"
  | "auth.alreadyRegistered"
  | "auth.answerLink"
  | "auth.welcome";

/** Whom a letter goes to: a person in the company that signs it. */
export interface Addressee {
  companyId: string;
  profileId: string;
  userId: string;
  email: string;
  language: Language;
}

export const addresseeOf = ({ companyId, id, userId, email, language }: OwnProfile): Addressee => ({
  companyId,
  profileId: id,
  userId,
  email,
  language,
});

/** A letter about an account; at most one of a kind per minute and person, however often somebody asks. */
export const letterTo = (
  { profileId, userId, email, language }: Addressee,
  kind: LetterKind,
  now: Date,
): Message => ({
  kind,
  dedupeKey: `${kind}:${profileId}:${minuteOf(now)}`,
  recipient: email,
  recipientProfileId: profileId,
  language,
  data: { userId },
});

const invitationLetter = ({ profileId, email, language }: Addressee, now: Date): Message =>
  invitationTo({ id: profileId, email, language }, now);

export interface Letter {
  to: Addressee;
  kind: LetterKind | "people.invitation";
}

const messageOf = ({ to, kind }: Letter, now: Date) =>
  kind === "people.invitation" ? invitationLetter(to, now) : letterTo(to, kind, now);

/** Undone on purpose: not a failure. */
export function ignoreRollback(error: unknown): void {
  if (!(error instanceof TransactionRollbackError)) throw error;
}

/**
 * Queues a letter, or does the same work and undoes it: how long an answer takes must not tell
 * whether an address is known (§3 of docs/product-decisions.md).
 */
export async function sendOrPretend(services: Services, letter: Letter | null): Promise<void> {
  const companyId = letter?.to.companyId ?? services.newId();
  const written = letter ?? { to: nobody(services), kind: "auth.reset" };
  await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    await sendLater(tx, { ...services, companyId }, [messageOf(written, services.now())]);
    if (!letter) tx.rollback();
  }).catch(ignoreRollback);
}

const nobody = ({ newId }: Pick<Services, "newId">): Addressee => ({
  companyId: newId(),
  profileId: newId(),
  userId: newId(),
  email: "nobody@invalid.example",
  language: "fr",
});
