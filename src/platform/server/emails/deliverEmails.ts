import { and, asc, eq, lt, lte, or } from "drizzle-orm";
import { asTenant } from "../database/database.ts";
import {
  advanceDeliveryRow,
  enqueueDelivery,
  ensureDeliveryRow,
  enqueueDeliveryRetry,
  updateDeliveryRow,
} from "./deliveryWork.ts";
import { admitInvitations, isNeverMailed, type ReadAllowance } from "./invitationQueue.ts";
import { findEmail, UnreadableMessage } from "./readMessage.ts";
import type { Services } from "../services.ts";
import { outbox } from "../tables.ts";
import { writeMessage, type OutgoingEmail, type WriterOptions } from "./writeMessage.ts";

export interface Mailer extends WriterOptions {
  /** Null when no mail server is configured: messages are held, to be read at /dev/mailbox. */
  send: ((mail: OutgoingEmail) => Promise<void>) | null;
  invitationAllowance: ReadAllowance;
}

/** As many as the sender keeps connections (smtp.ts). */
export const MAIL_LANES = 2;

const leaseMs = 2 * 60_000;
const giveUpAfterMs = 48 * 60 * 60_000;

/** 10 s, 20 s, 40 s … at most 5 minutes, a little less by chance so that not all come back together. */
export const retryDelayMs = (attempts: number, random: () => number): number =>
  Math.min(10_000 * 2 ** (attempts - 1), 5 * 60_000) * (1 - 0.2 * random());

type Row = typeof outbox.$inferSelect;

/**
 * Sends every message of the company that is due, in two lanes: beside one that the mail server leaves hanging, the
 * others go on. Returns how many left. A lane that gets no answer at all ends: what follows would wait in vain. `shouldContinue` is
 * asked before each: what is left is due still.
 */
export async function deliverEmails(
  services: Services,
  mailer: Mailer,
  companyId: string,
  shouldContinue: () => boolean = () => true,
): Promise<number> {
  let sent = 0;
  let unreachable = false;
  const lane = async () => {
    while (shouldContinue()) {
      const row = await claimNext(services, mailer, companyId);
      if (!row) return;
      const outcome = await attemptDelivery(services, mailer, row);
      if (outcome === "sent") sent += 1;
      if (outcome !== "unreachable") continue;
      unreachable = true;
      return;
    }
  };
  // An invitation that is no longer needed frees its count for the next one.
  do await Promise.all(Array.from({ length: MAIL_LANES }, lane));
  while (
    !unreachable &&
    shouldContinue() &&
    (await admitInvitations(services, mailer.invitationAllowance, companyId)) > 0
  );
  await scheduleNextDelivery(services, companyId);
  return sent;
}

/** Whatever becomes of its process, the outbox of this company is looked at. */
export const ensureDeliveryScheduled = ({ db, now }: Services, companyId: string): Promise<unknown> =>
  asTenant(db, { companyId, profileId: null }, (tx) => ensureDeliveryRow(tx, companyId, now()));

/** What does not leave now is looked at again when it is due; where no address may be written to, each minute. */
export const scheduleNextDelivery = (services: Services, companyId: string): Promise<unknown> =>
  asTenant(services.db, { companyId, profileId: null }, (tx) => updateDeliveryRow(tx, companyId));

const isDue = (now: Date) =>
  or(
    and(eq(outbox.status, "queued"), lte(outbox.nextAttemptAt, now)),
    and(eq(outbox.status, "sending"), lte(outbox.leaseUntil, now)),
  );
const rowIs = (row: Row) => and(eq(outbox.companyId, row.companyId), eq(outbox.id, row.id));

/**
 * Leases the next due message for two minutes and counts the attempt first. When the worker dies, the message is due
 * again after the lease; it may arrive twice, with the same Message-ID, but is never lost.
 */
async function claimNext(services: Services, mailer: Mailer, companyId: string): Promise<Row | null> {
  const now = services.now();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  return asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.companyId, companyId), isDue(now)))
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!row) return null;
    const change: Partial<Row> =
      !mailer.send || isNeverMailed(row.recipient)
        ? { status: "held", leaseUntil: null }
        : { status: "sending", leaseUntil, attempts: row.attempts + 1 };
    await tx.update(outbox).set(change).where(rowIs(row));
    if (change.status === "sending") await advanceDeliveryRow(tx, companyId, leaseUntil);
    return { ...row, ...change };
  });
}

/** A message as its recipient would see it, for /dev/mailbox: reading it makes its links, as sending would. */
export async function readHeldEmail(
  services: Services,
  mailer: Mailer,
  companyId: string,
  id: string,
): Promise<OutgoingEmail | null> {
  const [row] = await asTenant(services.db, { companyId, profileId: null }, (tx) =>
    tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.companyId, companyId), eq(outbox.id, id))),
  );
  return row ? writeMessage(services, mailer, row) : null;
}

type Outcome = "sent" | "next" | "unreachable";

/** Writes and sends a message that was claimed. One that cannot be written fails alone: the lane takes the next. */
async function attemptDelivery(services: Services, mailer: Mailer, row: Row): Promise<Outcome> {
  if (row.status === "held") return "next";
  let mail: OutgoingEmail | null;
  try {
    mail = await writeMessage(services, mailer, row);
  } catch (error) {
    logWriteFailure(services, row, error);
    await save(services, row, computeRetry(row, formatWriteFailure(error), { isFinal: false }, services));
    return "next";
  }
  if (!mail) {
    await save(services, row, {
      status: "failed",
      failure: noLongerNeeded,
      leaseUntil: null,
      admittedAt: null,
    });
    return "next";
  }
  try {
    await mailer.send?.(mail);
  } catch (error) {
    const failure = formatSendFailure(error);
    await save(services, row, computeRetry(row, failure, { isFinal: readReplyCode(error) >= 500 }, services));
    services.log.warn({ ...nameInLog(services, row), ...describeReply(error) }, "a message did not leave");
    return readReplyCode(error) ? "next" : "unreachable";
  }
  await save(services, row, { status: "sent", leaseUntil: null, failure: null });
  return "sent";
}

const save = ({ db, emails }: Services, row: Row, change: Partial<Row>) =>
  asTenant(db, { companyId: row.companyId, profileId: null }, async (tx) => {
    const isOver = change.status === "sent" || change.status === "failed";
    if (isOver && findEmail(emails, row.kind)?.leavesNoTrace) await tx.delete(outbox).where(rowIs(row));
    else await tx.update(outbox).set(change).where(rowIs(row));
    if (change.nextAttemptAt) await enqueueDeliveryRetry(tx, row.companyId, change.nextAttemptAt);
  });

/** Stored in the outbox and shown: contains nothing of the template's input. */
const formatWriteFailure = (error: unknown) =>
  `could not be written: ${error instanceof UnreadableMessage ? error.message : error instanceof Error ? error.name : "unknown"}`;

/** No line of the log leads to who is written to: an error of a template, or of the database, may name them. */
function logWriteFailure(services: Services, row: Row, error: unknown): void {
  const at = error instanceof Error ? error.stack?.match(/^ {4}at .+$/gm) : null;
  services.log.error(
    { ...nameInLog(services, row), failure: formatWriteFailure(error), at },
    "a message could not be written",
  );
}

const nameInLog = ({ emails }: Services, { kind, id }: Row) =>
  findEmail(emails, kind)?.leavesNoTrace ? { kind } : { kind, messageId: id };

/** « 550 5.1.1 », without the words that a mail server adds: they name the address. */
function describeReply(error: unknown): { reply?: string; code?: string } {
  const { response, code } = error as { response?: string; code?: string };
  const reply = response?.match(/^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/)?.[0].replace("-", " ");
  return { ...(reply && { reply }), ...(code && { code }) };
}

/** What the mail server answered; 0 when it did not. */
const readReplyCode = (error: unknown) => Number((error as { responseCode?: number }).responseCode ?? 0);

/** A refusal for good (5xx) ends it; anything else is tried again for 48 hours. */
function computeRetry(
  row: Row,
  failure: string,
  { isFinal }: { isFinal: boolean },
  { now, random }: Services,
): Partial<Row> {
  const at = now();
  const since = row.admittedAt ?? row.createdAt;
  if (isFinal || at.getTime() - since.getTime() > giveUpAfterMs)
    return { status: "failed", failure, leaseUntil: null };
  return {
    status: "queued",
    failure,
    leaseUntil: null,
    nextAttemptAt: new Date(at.getTime() + retryDelayMs(row.attempts, random)),
  };
}

const formatSendFailure = (error: unknown) =>
  (error instanceof Error
    ? ((error as { response?: string }).response ?? error.message)
    : String(error)
  ).slice(0, 300);

/** Recorded for a message given up because it had lost its reason: not shown as a failure. */
export const noLongerNeeded = "no longer needed";

/**
 * The worker that leased these messages before `startedAt` is dead: they are due at once, not when their two minutes are
 * over. What this process has leased since stays its own, or it would leave twice.
 */
export const releaseLeasedEmails = async (
  services: Services,
  companyId: string,
  startedAt: Date,
): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    await tx
      .update(outbox)
      .set({ leaseUntil: startedAt })
      .where(
        and(eq(outbox.status, "sending"), lt(outbox.leaseUntil, new Date(startedAt.getTime() + leaseMs))),
      );
    await enqueueDelivery(tx, companyId, startedAt);
  });
