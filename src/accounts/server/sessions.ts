import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { and, desc, eq, gt, inArray, ne, not, sql } from "drizzle-orm";
import type pg from "pg";
import type { Database, Tenant } from "#platform/server/database/database.ts";
import type { Identity, Services } from "#platform/server/services.ts";
import type { LimitedScope } from "#platform/vocabulary.ts";
import { sessions } from "../tables.ts";
import { clearCookie, readCookie, writeCookie, type Keys } from "./cookies.ts";

/** 30 minutes without a request, 12 hours in all (§3 of the decisions), both on the server. */
const idleMs = 30 * 60_000;
const absoluteMs = 12 * 60 * 60_000;
/**
 * The calls of one page are one use. The limit counts from the last use written down, so it is given this much more:
 * 29:59 without a request is always inside, 30:01 never.
 */
const touchMs = 1000;

const sign = (token: string, secret: string) =>
  createHmac("sha256", secret).update(token).digest("base64url");

/** The cookie that carries a session: a random reference, signed; no right, no name. */
const sessionCookie = (token: string, keys: Keys) =>
  writeCookie("session", `${token}.${sign(token, keys.secret)}`, keys);
export const endedCookie = (appUrl: string) => clearCookie("session", { appUrl });

/** The reference in a request's cookie, when its signature is ours. */
export function readSessionToken(headers: Headers, keys: Keys): string | null {
  const [token, signature] = readCookie(headers, "session", keys)?.split(".") ?? [];
  if (!token || !signature) return null;
  const expected = Buffer.from(sign(token, keys.secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

export interface StoredSession {
  id: string;
  userId: string;
  companyId: string | null;
  profileId: string | null;
  scope: Identity["scope"];
  objectId: string | null;
  confirmedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

/** Whom a stored session speaks for; null when it has ended or belongs to no company yet. */
export function toIdentity(session: StoredSession, now: Date): Identity | null {
  const { id, userId, companyId, profileId, scope, objectId, confirmedAt, createdAt, expiresAt } = session;
  const at = now.getTime();
  if (!companyId || !profileId) return null;
  if (expiresAt.getTime() <= at || createdAt.getTime() + absoluteMs <= at) return null;
  return {
    sessionId: id,
    userId,
    companyId,
    profileId,
    scope,
    objectId,
    confirmedAt,
  };
}

const computeExpiry = (lastUse: Date) => new Date(lastUse.getTime() + idleMs + touchMs);

/** The last uses of the sessions of a pool that are not written down yet, by session. */
const unwritten = new WeakMap<Database, Map<string, Date>>();
const timers = new WeakMap<Database, NodeJS.Timeout>();

/** The session as this process knows it: its last use may not be written yet. */
export function asUsed(db: Database, session: StoredSession): StoredSession {
  const used = unwritten.get(db)?.get(session.id);
  return used && used > session.updatedAt
    ? { ...session, updatedAt: used, expiresAt: computeExpiry(used) }
    : session;
}

/**
 * A session in use lives on. Its uses are written down within a second, those of all sessions together: one write for
 * each request of each person would cost as much as what they read.
 */
export function noteUse(
  db: Database,
  { id, updatedAt }: Pick<StoredSession, "id" | "updatedAt">,
  now: Date,
): void {
  if (now.getTime() - updatedAt.getTime() < touchMs) return;
  const uses = unwritten.get(db);
  if (uses) return void uses.set(id, now);
  unwritten.set(db, new Map([[id, now]]));
  timers.set(db, setTimeout(() => void writeUses(db).catch(() => {}), touchMs).unref());
}

/**
 * What cannot be written is tried again a second later. The commit does not wait for the disk: a crash makes sessions
 * look a moment older, and reading a page must not cost a write to disk.
 */
export async function writeUses(db: Database): Promise<void> {
  const uses = [...(unwritten.get(db) ?? [])];
  if (uses.length === 0) return;
  clearTimeout(timers.get(db));
  let isWritten = false;
  try {
    await db.execute(sql`
      with quick as (select set_config('synchronous_commit', 'off', true))
      update auth.sessions s set expires_at = used.until, updated_at = used.at
      from quick, unnest(${sql.param(uses.map(([id]) => id))}::uuid[], ${sql.param(uses.map(([, at]) => at.toISOString()))}::timestamptz[],
        ${sql.param(uses.map(([, at]) => computeExpiry(at).toISOString()))}::timestamptz[]) as used (id, at, until)
      where s.id = used.id and s.updated_at < used.at`);
    isWritten = true;
  } finally {
    const left = [...(unwritten.get(db) ?? [])].filter(
      ([id, at]) => !isWritten || !uses.some(([known, then]) => known === id && then === at),
    );
    unwritten.delete(db);
    for (const [id, at] of left) noteUse(db, { id, updatedAt: new Date(0) }, at);
  }
}

/** A limited session says of what. */
type Scope = { scope: "full"; objectId?: null } | { scope: LimitedScope; objectId: string | null };

export type NewSession = Scope & {
  userId: string;
  companyId: string;
  profileId: string;
  /** The person has just given a password or a second factor (rules/confirmation.ts). */
  isConfirmed?: boolean;
  userAgent?: string | null;
};

const isAlive = (now: Date) =>
  and(gt(sessions.expiresAt, now), gt(sessions.createdAt, new Date(now.getTime() - absoluteMs)));

/** Sessions of one account at the same time; one more ends the oldest (§3 of docs/product-decisions.md). */
const maxSessions = 10;

/** Opens a session; always a new reference, so that a planted one is worth nothing. Answers its cookie. */
export async function openSession(
  db: Database | Tenant,
  { now, newId }: Pick<Services, "now" | "newId">,
  keys: Keys,
  { userId, companyId, profileId, scope, objectId = null, isConfirmed = false, userAgent = null }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const at = now();
  const id = newId();
  await db.insert(sessions).values({
    id,
    userId,
    token,
    companyId,
    profileId,
    scope,
    objectId,
    userAgent: userAgent?.slice(0, 300) ?? null,
    confirmedAt: isConfirmed ? at : null,
    expiresAt: computeExpiry(at),
    createdAt: at,
    updatedAt: at,
  });
  const others = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, id), isAlive(at)))
    .orderBy(desc(sessions.createdAt), sessions.id)
    .offset(maxSessions - 1);
  await db.delete(sessions).where(inArray(sessions.id, others));
  return sessionCookie(token, keys);
}

export interface OwnSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/**
 * Deletes ended sessions: they grant no access, and still record where and with what device a person was signed in (Law
 * 25).
 */
export const forgetEndedSessions = (db: Database, now: Date) =>
  db.delete(sessions).where(not(isAlive(now) ?? sql`true`));

/** Where an account is signed in now, the latest used first. */
export const listOwnSessions = (db: Database | Tenant, now: Date, userId: string): Promise<OwnSession[]> =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive(now)))
    .orderBy(desc(sessions.updatedAt), sessions.id);

/** One's own only; false when there is no such session. */
export async function endOwnSession(db: Database | Tenant, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Of these references, those of living sessions, and where each works; in one statement. */
export const listLiving = (db: Database, now: Date, references: readonly string[]) =>
  db
    .select({ token: sessions.token, companyId: sessions.companyId, profileId: sessions.profileId })
    .from(sessions)
    .where(and(inArray(sessions.token, [...references]), isAlive(now)));

/** Whether it has not been ended since the request began. */
export const isOpenSession = async (tx: Tenant, id: string): Promise<boolean> =>
  (await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))).length > 0;

export const endSession = (db: Database | Tenant, token: string) =>
  db.delete(sessions).where(eq(sessions.token, token));

/** Password changed, account deactivated: every session ends at once, except the one named. */
export const endUserSessions = (db: Database | Tenant, userId: string, except?: { sessionId: string }) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ...(except ? [ne(sessions.id, except.sessionId)] : [])));

/** Deactivation in one company leaves the sessions in the others. */
export const endSessionsOfProfiles = (db: Database | Tenant, profileIds: readonly string[]) =>
  db.delete(sessions).where(inArray(sessions.profileId, [...profileIds]));

/** Ends the sessions of every account, as the owner of the database: after a restoration. */
export async function endAllSessions(client: Pick<pg.ClientBase, "query">): Promise<void> {
  await client.query("delete from auth.sessions");
}

export const changeSession = (
  db: Database | Tenant,
  sessionId: string,
  change: Partial<
    Pick<NewSession, "companyId" | "profileId"> & { scope: "full"; objectId: null; confirmedAt: Date }
  >,
) => db.update(sessions).set(change).where(eq(sessions.id, sessionId));
