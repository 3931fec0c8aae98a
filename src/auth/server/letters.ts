import { and, eq, gt, gte, isNotNull, ne, notExists, sql, TransactionRollbackError } from "drizzle-orm";
import { supersedeTokens, type TokenKind } from "#accounts/server/tokens.ts";
import { tokens } from "#accounts/tables.ts";
import type { ProfileRow } from "#people/server/queries.ts";
import { invitationTo, minuteOf, startOfMinute } from "#people/server/invitations.ts";
import type { OwnProfile } from "#people/server/memberships.ts";
import { carriedNext } from "#paths.ts";
import { asTenant, type Tenant } from "#platform/server/database.ts";
import type { MessagePayloads } from "#platform/server/messageKinds.ts";
import { sendLater, type Message } from "#platform/server/outbox.ts";
import { outbox } from "#platform/server/tables.ts";
import type { Language, Services } from "#platform/server/services.ts";

export type LetterKind =
  | "auth.confirmation"
  | "auth.reset"
  | "auth.alreadyRegistered"
  | "auth.welcome"
  | "auth.magicLink";

/** Told to somebody after the fact: what has changed in the way they sign in. */
export type NoticeKind =
  | "auth.passwordChanged"
  | "auth.secondFactorOn"
  | "auth.secondFactorOff"
  | "auth.recoveryCodeUsed"
  | "auth.identityLinked";

type Notice = { [Kind in NoticeKind]: { kind: Kind; data: MessagePayloads[Kind] } }[NoticeKind];

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
): Message<LetterKind> => ({
  kind,
  dedupeKey: `${kind}:${profileId}:${minuteOf(now)}`,
  recipient: email,
  recipientProfileId: profileId,
  language,
  data: { userId },
});

const invitationLetter = (
  { profileId, email, language }: Addressee,
  now: Date,
): Message<"people.invitation"> => invitationTo({ id: profileId, email, language }, now);

/** A new link to what a later concept owns: its templates are in evaluations/ and reports/. */
export type NewLinkKind = "evaluations.newLink" | "reports.newLink";

export type Letter = { to: Addressee } & (
  | { kind: LetterKind | "people.invitation"; next?: string }
  | { kind: NewLinkKind; evaluationId: string }
);

/** The links that the next letter of this kind takes the place of. */
const superseded: Partial<Record<Letter["kind"], TokenKind>> = {
  "auth.confirmation": "confirmation",
  "auth.reset": "reset",
  "auth.magicLink": "magic",
  "people.invitation": "invitation",
  // Links to answer are reusable: an older one goes on working.
  "reports.newLink": "report",
};

function messageOf(letter: Letter, now: Date): Message {
  const { to } = letter;
  if ("evaluationId" in letter) return newLinkTo(to, letter, now);
  const next = carriedNext(letter.next);
  if (letter.kind === "people.invitation") return { ...invitationLetter(to, now), data: next };
  return { ...letterTo(to, letter.kind, now), data: { userId: to.userId, ...next } };
}

const newLinkTo = (
  { profileId, email, language }: Addressee,
  { kind, evaluationId }: { kind: NewLinkKind; evaluationId: string },
  now: Date,
): Message => ({
  kind,
  dedupeKey: `${kind}:${evaluationId}:${profileId}:${minuteOf(now)}`,
  recipient: email,
  recipientProfileId: profileId,
  language,
  data: { evaluationId },
});

/** Undone on purpose: not a failure. */
export function ignoreRollback(error: unknown): void {
  if (!(error instanceof TransactionRollbackError)) throw error;
}

/**
 * Queues a letter, or does the same work and undoes it: how long an answer takes must not tell
 * whether an address is known (§3 of docs/product-decisions.md). While an email of this kind is under way no second one
 * is sent: strangers who ask again and again neither fill a mailbox nor end the link that its owner has just received.
 */
export async function sendOrPretend(services: Services, letter: Letter | null): Promise<void> {
  const companyId = letter?.to.companyId ?? services.newId();
  const written: Letter = letter ?? { to: nobody(services), kind: "auth.reset" };
  await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const kind = superseded[written.kind];
    const underWay = await isUnderWay(tx, services, written, kind ?? "reset");
    await sendLater(tx, { ...services, companyId }, [messageOf(written, services.now())]);
    // A letter without a link does the same work, on nobody's links.
    const ended = {
      kind: kind ?? "reset",
      profileId: kind ? written.to.profileId : services.newId(),
      evaluationId: "evaluationId" in written ? written.evaluationId : null,
    };
    await supersedeTokens(tx, services, ended, startOfMinute(services.now()));
    if (!letter || underWay) tx.rollback();
  }).catch(ignoreRollback);
}

/** How long an email is under way: longer than it takes to arrive, short enough to wait for the next one. */
const underWayMs = 5 * 60_000;

/** Written a moment ago, not refused by the mail server, and its link not used yet. */
async function isUnderWay(
  tx: Tenant,
  { now }: Pick<Services, "now">,
  { to, kind }: Letter,
  token: TokenKind,
): Promise<boolean> {
  const used = tx
    .select({ one: sql`1` })
    .from(tokens)
    .where(
      and(
        eq(tokens.profileId, to.profileId),
        eq(tokens.kind, token),
        gte(tokens.createdAt, outbox.createdAt),
        isNotNull(tokens.usedAt),
      ),
    );
  const found = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, to.companyId),
        eq(outbox.recipientProfileId, to.profileId),
        eq(outbox.kind, kind),
        ne(outbox.status, "failed"),
        gt(outbox.createdAt, new Date(now().getTime() - underWayMs)),
        notExists(used),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Stands for the owner of an unknown address, where the same work is done and undone. */
export const nobody = ({ newId }: Pick<Services, "newId">): Addressee => ({
  companyId: newId(),
  profileId: newId(),
  userId: newId(),
  email: "nobody@invalid.example",
  language: "fr",
});

/** Tells a person that something about their account has changed, once per change. */
export const noticeLater = (
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { companyId, id, email, language }: Pick<ProfileRow, "companyId" | "id" | "email" | "language">,
  notice: Notice,
) =>
  sendLater(tx, { ...services, companyId }, [
    {
      ...notice,
      dedupeKey: `${notice.kind}:${services.newId()}`,
      recipient: email,
      recipientProfileId: id,
      language,
    },
  ]);
