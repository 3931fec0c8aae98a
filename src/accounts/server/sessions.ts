import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { parse, serialize } from "hono/utils/cookie";
import type { Database, Tenant } from "#platform/server/database.ts";
import type { Identity, Services } from "#platform/server/services.ts";
import { sessions } from "../tables.ts";

/** 30 minutes without a request, 12 hours in all (§3 of the decisions), both on the server. */
const idleMs = 30 * 60_000;
const absoluteMs = 12 * 60 * 60_000;
/** A session in use is written at most once a minute. */
const touchMs = 60_000;

export interface Keys {
  secret: string;
  appUrl: string;
}

const isSecure = (appUrl: string) => appUrl.startsWith("https:");
/** The prefix makes the browser refuse the cookie from a neighbouring domain or over plain HTTP. */
const cookieName = (appUrl: string) => (isSecure(appUrl) ? "__Host-rondo_session" : "rondo_session");

const sign = (token: string, secret: string) =>
  createHmac("sha256", secret).update(token).digest("base64url");

/** The cookie that carries a session: a random reference, signed; no right, no name. */
const sessionCookie = (token: string, { secret, appUrl }: Keys) =>
  serialize(cookieName(appUrl), `${token}.${sign(token, secret)}`, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: isSecure(appUrl),
  });
export const endedCookie = (appUrl: string) =>
  serialize(cookieName(appUrl), "", {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: isSecure(appUrl),
    maxAge: 0,
  });

/** The reference in a request's cookie, when its signature is ours. */
export function tokenOf(headers: Headers, { secret, appUrl }: Keys): string | null {
  const name = cookieName(appUrl);
  const value = parse(headers.get("cookie") ?? "", name)[name];
  const [token, signature] = value?.split(".") ?? [];
  if (!token || !signature) return null;
  const expected = Buffer.from(sign(token, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

export interface StoredSession {
  id: string;
  userId: string;
  companyId: string | null;
  profileId: string | null;
  scope: Identity["scope"];
  createdAt: Date;
  expiresAt: Date;
}

/** Whom a stored session speaks for; null when it has ended or belongs to no company yet. */
export function identityOf(session: StoredSession, now: Date): Identity | null {
  const { id, userId, companyId, profileId, scope, createdAt, expiresAt } = session;
  const at = now.getTime();
  if (!companyId || !profileId) return null;
  if (expiresAt.getTime() <= at || createdAt.getTime() + absoluteMs <= at) return null;
  return { sessionId: id, userId, companyId, profileId, scope };
}

/** A session in use lives on; written at most once a minute. */
export async function prolong(
  db: Database,
  { id, expiresAt }: Pick<StoredSession, "id" | "expiresAt">,
  now: Date,
): Promise<void> {
  const at = now.getTime();
  if (expiresAt.getTime() - at >= idleMs - touchMs) return;
  await db
    .update(sessions)
    .set({ expiresAt: new Date(at + idleMs), updatedAt: now })
    .where(eq(sessions.id, id));
}

export interface NewSession {
  userId: string;
  companyId: string;
  profileId: string;
  scope: Identity["scope"];
}

/** Opens a session; always a new reference, so that a planted one is worth nothing. Answers its cookie. */
export async function openSession(
  db: Database | Tenant,
  { now, newId }: Pick<Services, "now" | "newId">,
  keys: Keys,
  { userId, companyId, profileId, scope }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const at = now();
  await db.insert(sessions).values({
    id: newId(),
    userId,
    token,
    companyId,
    profileId,
    scope,
    expiresAt: new Date(at.getTime() + idleMs),
    createdAt: at,
    updatedAt: at,
  });
  return sessionCookie(token, keys);
}

/** Makes ours the session that Better Auth opened after a right password: our clock, company and cookie. */
export async function adoptSession(
  db: Database | Tenant,
  { now }: Pick<Services, "now">,
  keys: Keys,
  token: string,
  { companyId, profileId, scope }: Omit<NewSession, "userId">,
): Promise<string> {
  const at = now();
  await db
    .update(sessions)
    .set({
      companyId,
      profileId,
      scope,
      expiresAt: new Date(at.getTime() + idleMs),
      createdAt: at,
      updatedAt: at,
    })
    .where(eq(sessions.token, token));
  return sessionCookie(token, keys);
}

export const endSession = (db: Database | Tenant, token: string) =>
  db.delete(sessions).where(eq(sessions.token, token));

/** Password changed, account deactivated: every session ends at once, except the one named. */
export const endSessionsOf = (db: Database | Tenant, userId: string, except?: { sessionId: string }) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ...(except ? [ne(sessions.id, except.sessionId)] : [])));

/** Deactivation in one company leaves the sessions in the others. */
export const endSessionsOfProfile = (db: Database | Tenant, profileId: string) =>
  db.delete(sessions).where(eq(sessions.profileId, profileId));

export const changeSession = (
  db: Database | Tenant,
  sessionId: string,
  change: Partial<Pick<NewSession, "companyId" | "profileId" | "scope">>,
) => db.update(sessions).set(change).where(eq(sessions.id, sessionId));
