import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, gt, gte, inArray, isNull, lt } from "drizzle-orm";
import type { Database, Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { refuse } from "#platform/errors.ts";
import { confirmationLifeMs } from "../rules/registration.ts";
import { tokens } from "../tables.ts";

export type TokenKind = (typeof tokens.$inferSelect)["kind"];

const minute = 60_000;
/** How long each link lives (§3 of the decisions). */
const lifetimes: Readonly<Record<TokenKind, number>> = {
  confirmation: confirmationLifeMs,
  reset: 60 * minute,
  invitation: 7 * 24 * 60 * minute,
  magic: 10 * minute,
  entry: 7 * 24 * 60 * minute,
  second_step: 10 * minute,
  // As long as an evaluation may last; when it ends is asked of the evaluation (evaluations/rules/answerLinks.ts).
  answer: 366 * 24 * 60 * minute,
  report: 14 * 24 * 60 * minute,
  email: 60 * minute,
  former_email: 7 * 24 * 60 * minute,
};

/** Until when a link made at this moment opens. */
export const computeExpiry = (kind: TokenKind, at: Date): Date => new Date(at.getTime() + lifetimes[kind]);

const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

export interface TokenOwner {
  kind: TokenKind;
  userId: string;
  companyId?: string | null;
  profileId?: string | null;
  evaluationId?: string | null;
  email?: string | null;
}

/**
 * Makes a link's secret; only the hash is kept. For the link of an email that replaces others: mintLink. `madeAt`: of what
 * happened then, where the email leaves later.
 */
export async function mintToken(
  db: Database | Tenant,
  { now, newId }: Pick<Services, "now" | "newId">,
  { kind, userId, companyId = null, profileId = null, evaluationId = null, email = null }: TokenOwner,
  madeAt?: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const at = now();
  await db.insert(tokens).values({
    id: newId(),
    kind,
    hash: hashToken(token),
    userId,
    companyId,
    profileId,
    evaluationId,
    email,
    createdAt: madeAt ?? at,
    expiresAt: computeExpiry(kind, at),
  });
  return token;
}

/**
 * Makes the link of an email that is leaving, in place of those made before that email was queued: until it leaves,
 * they work. Not of those made since: an email may leave twice (a mail server that hangs up after accepting), and
 * either copy must work.
 */
export async function mintLink(
  db: Database | Tenant,
  services: Pick<Services, "now" | "newId">,
  owner: TokenOwner & { profileId: string },
  queuedAt: Date,
  madeAt?: Date,
): Promise<string> {
  const { kind, userId, profileId, evaluationId } = owner;
  await db
    .update(tokens)
    .set({ usedAt: services.now() })
    .where(
      and(
        eq(tokens.userId, userId),
        eq(tokens.kind, kind),
        eq(tokens.profileId, profileId),
        ...(evaluationId ? [eq(tokens.evaluationId, evaluationId)] : []),
        isNull(tokens.usedAt),
        lt(tokens.createdAt, queuedAt),
      ),
    );
  return mintToken(db, services, owner, madeAt);
}

export type Token = typeof tokens.$inferSelect;

/** The token as stored, used or not: to explain an old link, or to replace it. */
export async function findToken(db: Database | Tenant, token: string): Promise<Token | null> {
  const [row] = await db
    .select()
    .from(tokens)
    .where(eq(tokens.hash, hashToken(token)));
  return row ?? null;
}

export const isAlive = (token: Token, now: Date): boolean => token.usedAt === null && token.expiresAt > now;

/** A token that may still be used, without using it; otherwise refuses and says what is the matter with the link. */
export async function readLiveToken(
  db: Database | Tenant,
  { now }: Pick<Services, "now">,
  kind: TokenKind,
  token: string,
): Promise<Token> {
  const found = await findToken(db, token);
  if (!found || found.kind !== kind) refuse("invalid_token");
  if (found.usedAt) refuse("used_token");
  if (!isAlive(found, now())) refuse("expired_link");
  return found;
}

/** Uses a token up, in one statement: of twenty simultaneous tries exactly one succeeds. */
export async function consumeToken(
  db: Database | Tenant,
  { now }: Pick<Services, "now">,
  kinds: readonly TokenKind[],
  token: string,
): Promise<Token | null> {
  const at = now();
  const [row] = await db
    .update(tokens)
    .set({ usedAt: at })
    .where(
      and(
        eq(tokens.hash, hashToken(token)),
        inArray(tokens.kind, [...kinds]),
        isNull(tokens.usedAt),
        gt(tokens.expiresAt, at),
      ),
    )
    .returning();
  return row ?? null;
}

/** The links of an account that may wait in a mailbox, its own or one that it asked for, and the wait for a second step. */
export const waitingLinks = ["reset", "confirmation", "magic", "entry", "second_step", "email"] as const;

/** A password was chosen by another way: links of these kinds still in a mailbox stop working. */
export const revokeTokens = (
  db: Database | Tenant,
  { now }: Pick<Services, "now">,
  userId: string,
  kinds: readonly TokenKind[],
) =>
  db
    .update(tokens)
    .set({ usedAt: now() })
    .where(and(eq(tokens.userId, userId), inArray(tokens.kind, [...kinds]), isNull(tokens.usedAt)));

/**
 * An address is taken back: the links of later changes, which wait where the account was moved to, stop working; so does
 * another copy of the same one, whose email left twice.
 */
export const revokeLaterChanges = (
  db: Database | Tenant,
  { now }: Pick<Services, "now">,
  { userId, createdAt }: Pick<Token, "userId" | "createdAt">,
) =>
  db
    .update(tokens)
    .set({ usedAt: now() })
    .where(
      and(
        eq(tokens.userId, userId),
        eq(tokens.kind, "former_email"),
        gte(tokens.createdAt, createdAt),
        isNull(tokens.usedAt),
      ),
    );

/** Whether an address was taken back after this moment, by the notice of a change before it. */
export async function wasTakenBackSince(db: Database | Tenant, userId: string, at: Date): Promise<boolean> {
  const [earlier] = await db
    .select({ id: tokens.id })
    .from(tokens)
    .where(
      and(
        eq(tokens.userId, userId),
        eq(tokens.kind, "former_email"),
        lt(tokens.createdAt, at),
        gte(tokens.usedAt, at),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}

/** The person has joined: the invitations of this company stop working, those of other companies do not. */
export const revokeInvitations = (db: Database | Tenant, { now }: Pick<Services, "now">, profileId: string) =>
  db
    .update(tokens)
    .set({ usedAt: now() })
    .where(and(eq(tokens.profileId, profileId), eq(tokens.kind, "invitation"), isNull(tokens.usedAt)));

/** The person is deleted: no link of this company is theirs any more, nor says that they had one. */
export const forgetTokensOfProfile = (db: Database | Tenant, profileId: string) =>
  db.delete(tokens).where(eq(tokens.profileId, profileId));

/** An old link can be explained and replaced for so long after its end. */
const retentionMs = 90 * 24 * 60 * minute;

/** Deletes the links whose end is long ago, `most` at once. */
export async function forgetOldTokens(
  { db, now }: Pick<Services, "db" | "now">,
  most = 10_000,
): Promise<void> {
  const old = db
    .select({ id: tokens.id })
    .from(tokens)
    .where(lt(tokens.expiresAt, new Date(now().getTime() - retentionMs)))
    .orderBy(asc(tokens.expiresAt))
    .limit(most);
  await db.delete(tokens).where(inArray(tokens.id, old));
}
