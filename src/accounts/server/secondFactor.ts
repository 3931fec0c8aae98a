import { randomBytes, randomInt } from "node:crypto";
import { and, count, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { HOTP, Secret, TOTP } from "otpauth";
import type { Database, Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { refuse } from "#platform/errors.ts";
import {
  makeRecoveryCode,
  openSteps,
  readCode,
  readRecoveryCode,
  recoveryCodeCount,
  tryLimit,
} from "../rules/secondFactor.ts";
import { recoveryCodes, secondFactors } from "../tables.ts";
import { keyedHash, seal, unseal } from "./seal.ts";

type Sources = Pick<Services, "now" | "newId" | "keys">;

export interface SecondFactor {
  userId: string;
  secret: string;
  confirmedAt: Date | null;
  lastStep: number | null;
}

const columns = {
  userId: secondFactors.userId,
  secret: secondFactors.secret,
  confirmedAt: secondFactors.confirmedAt,
  lastStep: secondFactors.lastStep,
};

/** Since when the account has a second factor; null while it has none, or is only setting one up. */
export async function secondFactorSince(db: Database | Tenant, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ since: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return row?.since ?? null;
}

/** A new secret, not yet in use, in place of one that was never confirmed. What the application needs to know. */
export async function beginSecondFactor(
  db: Database | Tenant,
  { now, keys }: Sources,
  { userId, email, product }: { userId: string; email: string; product: string },
): Promise<{ url: string; key: string }> {
  // 128 bits, kept as characters; the characters are the key.
  const secret = randomBytes(16).toString("base64url");
  const fresh = {
    secret: seal(keys.secret, "second factor", userId, secret),
    lastStep: null,
    tries: 0,
    triedSince: null,
    createdAt: now(),
  };
  const begun = await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (begun.length === 0) refuse("status_conflict");
  const application = new TOTP({ issuer: product, label: email, secret: Secret.fromUTF8(secret) });
  return { url: application.toString(), key: application.secret.base32 };
}

/** The second factor of an account, in use or being set up. */
export async function findSecondFactor(db: Database | Tenant, userId: string): Promise<SecondFactor> {
  const [factor] = await db.select(columns).from(secondFactors).where(eq(secondFactors.userId, userId));
  return factor ?? refuse("status_conflict");
}

/**
 * Counts a try before anything is compared, in one statement and outside the transaction that a wrong code undoes:
 * of a thousand guesses sent at once, twenty are looked at.
 */
export async function takeTry(db: Database, { now }: Sources, userId: string): Promise<SecondFactor> {
  const at = now();
  const over = or(
    isNull(secondFactors.triedSince),
    lt(secondFactors.triedSince, new Date(at.getTime() - tryLimit.windowMs)),
  );
  const [row] = await db
    .update(secondFactors)
    .set({
      tries: sql`case when ${over} then 1 else ${secondFactors.tries} + 1 end`,
      triedSince: sql`case when ${over} then ${at.toISOString()}::timestamptz else ${secondFactors.triedSince} end`,
    })
    .where(and(eq(secondFactors.userId, userId), or(over, lt(secondFactors.tries, tryLimit.tries))))
    .returning(columns);
  if (row) return row;
  await findSecondFactor(db, userId);
  return refuse("too_many_requests");
}

/** The 30 seconds that this code belongs to, among those still open; null when it is wrong or was used. */
function findCodeStep(
  { now, keys }: Sources,
  { userId, secret, lastStep }: SecondFactor,
  typed: string,
): number | null {
  const code = readCode(typed);
  const plain = unseal(keys.secret, "second factor", userId, secret);
  if (plain === null)
    throw new Error("the secret of a second factor does not open: was AUTH_SECRET changed?");
  const application = new HOTP({ secret: Secret.fromUTF8(plain) });
  return openSteps(now(), lastStep).find((step) => application.generate({ counter: step }) === code) ?? null;
}

/** Uses a code up, or refuses. One statement decides: the same code, or an earlier one, never opens a second time. */
export async function useCode(
  tx: Tenant,
  sources: Sources,
  factor: SecondFactor,
  typed: string,
): Promise<void> {
  const step = findCodeStep(sources, factor, typed);
  if (step === null) return refuse("invalid_code");
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step, tries: 0, triedSince: null })
    .where(
      and(
        eq(secondFactors.userId, factor.userId),
        eq(secondFactors.secret, factor.secret),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId });
  if (used.length === 0) refuse("invalid_code");
}

/** On from now: its first code was right. */
export async function confirmSecondFactor(tx: Tenant, { now }: Sources, userId: string): Promise<void> {
  const confirmed = await tx
    .update(secondFactors)
    .set({ confirmedAt: now() })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  if (confirmed.length === 0) refuse("status_conflict");
}

/** Off, with its recovery codes; false when it was not on. */
export async function removeSecondFactor(db: Database | Tenant, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return removed.length > 0;
}

const hashRecoveryCode = ({ keys }: Sources, userId: string, signs: string) =>
  keyedHash(keys.secret, "recovery codes", `${userId}:${signs}`);

/** Ten new codes in place of all earlier ones. They are returned once; only their hashes are kept. */
export async function replaceRecoveryCodes(tx: Tenant, sources: Sources, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => makeRecoveryCode(randomInt));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const createdAt = sources.now();
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      id: sources.newId(),
      userId,
      hash: hashRecoveryCode(sources, userId, readRecoveryCode(code) ?? code),
      createdAt,
    })),
  );
  return codes;
}

/** Uses a recovery code up, or refuses: of twenty simultaneous tries exactly one succeeds. How many are left. */
export async function useRecoveryCode(
  tx: Tenant,
  sources: Sources,
  userId: string,
  typed: string,
): Promise<number> {
  const signs = readRecoveryCode(typed);
  if (signs === null) return refuse("invalid_code");
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sources.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, hashRecoveryCode(sources, userId, signs)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  if (used.length === 0) return refuse("invalid_code");
  await tx.update(secondFactors).set({ tries: 0, triedSince: null }).where(eq(secondFactors.userId, userId));
  return countRecoveryCodes(tx, userId);
}

async function countRecoveryCodes(db: Database | Tenant, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
