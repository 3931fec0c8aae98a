import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  sql,
  TransactionRollbackError,
} from "drizzle-orm";
import type { TokenKind } from "#accounts/server/tokens.ts";
import { tokens } from "#accounts/tables.ts";
import type { ProfileRow } from "#people/server/queries.ts";
import { toMinute } from "#people/server/invitations.ts";
import type { OwnProfile } from "#people/server/memberships.ts";
import { toNextValues } from "#paths.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { MessageKind, MessagePayloads } from "#platform/server/emails/messageKinds.ts";
import { sendLater, type Message } from "#platform/server/emails/outbox.ts";
import { outbox } from "#platform/server/tables.ts";
import type { Services } from "#platform/server/services.ts";
import type { Language } from "#platform/vocabulary.ts";

export type AccountEmailKind =
  | "auth.confirmation"
  | "auth.reset"
  | "auth.alreadyRegistered"
  | "auth.welcome"
  | "auth.magicLink";

/** Notices sent after the fact: what has changed in the way a person signs in. */
export type NoticeKind =
  | "auth.passwordChanged"
  | "auth.emailChangeAsked"
  | "auth.emailChanged"
  | "auth.emailTakenBack"
  | "auth.passwordGiven"
  | "auth.secondFactorOn"
  | "auth.secondFactorOff"
  | "auth.recoveryCodeUsed"
  | "auth.identityLinked";

type Notice = { [Kind in NoticeKind]: { kind: Kind; data: MessagePayloads[Kind] } }[NoticeKind];

/** Whom an email goes to: a person in the company that signs it. */
export interface Addressee {
  companyId: string;
  profileId: string;
  userId: string;
  email: string;
  language: Language;
}

export const toAddressee = ({ companyId, id, userId, email, language }: OwnProfile): Addressee => ({
  companyId,
  profileId: id,
  userId,
  email,
  language,
});

/** At most one of a subject per minute and person, however often it is asked for. */
const buildEnvelope = ({ profileId, email, language }: Addressee, subject: string, now: Date) => ({
  dedupeKey: `${subject}:${profileId}:${toMinute(now)}`,
  recipient: email,
  recipientProfileId: profileId,
  language,
});

/** An email about an account. */
export const buildAccountEmail = (
  to: Addressee,
  kind: AccountEmailKind,
  now: Date,
): Message<AccountEmailKind> => ({
  ...buildEnvelope(to, kind, now),
  kind,
  data: { userId: to.userId },
});

/** A new link to what a later concept owns: its templates are in evaluations/ and reports/. */
export type NewLinkKind = "evaluations.newLink" | "reports.newLink";

export type AccountEmail = { to: Addressee } & (
  | { kind: AccountEmailKind | "people.newLink"; next?: string }
  | { kind: NewLinkKind; evaluationId: string }
  | { kind: "auth.newEmail"; newEmail: string }
);

/** The link that an email of this kind carries. */
const tokenKindByEmail: Partial<Record<AccountEmail["kind"], TokenKind>> = {
  "auth.confirmation": "confirmation",
  "auth.reset": "reset",
  "auth.magicLink": "magic",
  "people.newLink": "invitation",
  "reports.newLink": "report",
  "auth.newEmail": "email",
};

/** An email about an account, or a new link, as the outbox takes it. */
export function toMessage(email: AccountEmail, now: Date): Message {
  const { to, kind } = email;
  if ("evaluationId" in email) {
    const { evaluationId } = email;
    return { ...buildEnvelope(to, `${kind}:${evaluationId}`, now), kind: email.kind, data: { evaluationId } };
  }
  if ("newEmail" in email) {
    const { newEmail } = email;
    const data = { userId: to.userId, email: newEmail };
    return {
      ...buildEnvelope({ ...to, email: newEmail }, `${kind}:${newEmail}`, now),
      kind: email.kind,
      data,
    };
  }
  const next = toNextValues(email.next);
  if (email.kind === "people.newLink")
    return { ...buildEnvelope(to, kind, now), kind: email.kind, data: next };
  return { ...buildAccountEmail(to, email.kind, now), data: { userId: to.userId, ...next } };
}

/** Undone on purpose: not a failure. */
export function ignoreRollback(error: unknown): void {
  if (!(error instanceof TransactionRollbackError)) throw error;
}

/**
 * Queues an email, or does the same work and undoes it: how long an answer takes must not tell
 * whether an address is known (§3 of docs/product-decisions.md). While an email of this kind is in transit no second one
 * is sent: strangers who ask again and again neither fill a mailbox nor end the link that its owner has just received.
 */
export async function sendOrPretend(services: Services, email: AccountEmail | null): Promise<void> {
  const companyId = email?.to.companyId ?? services.newId();
  const written: AccountEmail = email ?? { to: buildUnknownAddressee(services), kind: "auth.reset" };
  await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const isRedundant =
      (await isBeingDelivered(tx, services, written)) || (await isHeldByDailyLimit(tx, written));
    await sendLater(tx, { ...services, companyId }, [toMessage(written, services.now())]);
    if (!email || isRedundant) tx.rollback();
  }).catch(ignoreRollback);
}

/** How long an email counts as in transit: longer than it takes to arrive, short enough to wait for the next one. */
const deliveryWindowMs = 5 * 60_000;

/** Emails with the same link as one of this kind. */
const equivalentKinds: Partial<Record<AccountEmail["kind"], readonly MessageKind[]>> = {
  "people.newLink": ["people.invitation", "people.newLink"],
};

/**
 * Written a moment ago, about the same evaluation, not refused by the mail server, and its link not used yet. An
 * invitation that waits for another day is not on its way.
 */
async function isBeingDelivered(
  tx: Tenant,
  { now }: Pick<Services, "now">,
  email: AccountEmail,
): Promise<boolean> {
  const { to, kind } = email;
  const used = tx
    .select({ one: sql`1` })
    .from(tokens)
    .where(
      and(
        eq(tokens.profileId, to.profileId),
        eq(tokens.kind, tokenKindByEmail[kind] ?? "reset"),
        ...("evaluationId" in email ? [eq(tokens.evaluationId, email.evaluationId)] : []),
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
        inArray(outbox.kind, [...(equivalentKinds[kind] ?? [kind])]),
        ...("evaluationId" in email ? [sql`${outbox.data} ->> 'evaluationId' = ${email.evaluationId}`] : []),
        ne(outbox.status, "failed"),
        or(ne(outbox.status, "waiting"), isNull(outbox.leavesOn)),
        gt(outbox.createdAt, new Date(now().getTime() - deliveryWindowMs)),
        notExists(used),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Invitations and their copies; the first of them tells the person that there is something to ask for. */
const invitations: readonly MessageKind[] = [
  "people.invitation",
  "evaluations.invitation",
  "evaluations.invitations",
  "people.newLink",
];

/** Nothing has been sent to the person invited: a stranger who asks must not send what the limit of the day holds back. */
async function isHeldByDailyLimit(tx: Tenant, { to, kind }: AccountEmail): Promise<boolean> {
  const [found] = await tx
    .select({
      waits: sql<boolean>`coalesce(bool_or(${outbox.leavesOn} is not null)
        and bool_and(${outbox.leavesOn} is not null or ${outbox.status} = 'failed'), false)`,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, to.companyId),
        eq(outbox.recipientProfileId, to.profileId),
        inArray(outbox.kind, [...invitations]),
      ),
    );
  return kind === "people.newLink" && found?.waits === true;
}

/** Stands for the owner of an unknown address, where the same work is done and undone. */
export const buildUnknownAddressee = ({ newId }: Pick<Services, "newId">): Addressee => ({
  companyId: newId(),
  profileId: newId(),
  userId: newId(),
  email: "nobody@invalid.example",
  language: "fr",
});

/** Tells a person that something about their account has changed, once per change. */
export const sendNoticeLater = (
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
