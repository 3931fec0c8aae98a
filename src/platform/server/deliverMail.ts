import { and, asc, eq, lte, or, sql } from "drizzle-orm";
import { asTenant, enqueue, type Tenant } from "./database.ts";
import type { writeMail, WrittenMail } from "./emails/MessageEmail.tsx";
import type { MailContent, MailTemplate } from "./mail.ts";
import type { Services } from "./services.ts";
import { outbox } from "./tables.ts";

/** The library of mails takes half a second to load: after the start, when the first letter leaves. */
const write: typeof writeMail = async (...letter) => {
  const { writeMail } = await import("./emails/MessageEmail.tsx");
  return writeMail(...letter);
};

export interface OutgoingMail extends WrittenMail {
  messageId: string;
  to: string;
  fromName: string;
  attachments: NonNullable<MailContent["attachments"]>;
}

export interface Post {
  /** Null when no mail server is configured: messages are held, to be read at /dev/mailbox. */
  send: ((mail: OutgoingMail) => Promise<void>) | null;
  templates: Readonly<Record<string, MailTemplate>>;
  companyName: (tx: Tenant, companyId: string) => Promise<string>;
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
 * others go on. Returns how many left. A lane that gets no answer at all ends: what follows would wait in vain.
 */
export async function deliverMail(services: Services, post: Post, companyId: string): Promise<number> {
  let sent = 0;
  const lane = async () => {
    for (;;) {
      const next = await claim(services, post, companyId);
      if (!next) return;
      if (!next.mail) continue;
      const outcome = await attempt(services, post, next.row, next.mail);
      if (outcome === "unreachable") return;
      if (outcome === "sent") sent += 1;
    }
  };
  await Promise.all(Array.from({ length: MAIL_LANES }, lane));
  return sent;
}

/**
 * Takes the next due message for two minutes and writes it: its links are made now. A message whose worker died
 * is due again when its two minutes are over; it may arrive twice, with the same Message-ID, but is never lost.
 */
async function claim(
  services: Services,
  post: Post,
  companyId: string,
): Promise<{ row: Row; mail: OutgoingMail | null } | null> {
  const now = services.now();
  return asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(
        or(
          and(eq(outbox.status, "queued"), lte(outbox.nextAttemptAt, now)),
          and(eq(outbox.status, "sending"), lte(outbox.leaseUntil, now)),
        ),
      )
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!row) return null;
    const settle = (change: Partial<Row>) => tx.update(outbox).set(change).where(rowIs(row));
    if (!post.send || isNeverMailed(row.recipient)) {
      await settle({ status: "held", leaseUntil: null });
      return { row, mail: null };
    }
    const mail = await writeMessage(tx, services, post, row);
    if (!mail) {
      await settle({ status: "failed", failure: "no longer needed", leaseUntil: null });
      return { row, mail: null };
    }
    await settle({
      status: "sending",
      attempts: row.attempts + 1,
      leaseUntil: new Date(now.getTime() + leaseMs),
    });
    return { row: { ...row, attempts: row.attempts + 1 }, mail };
  });
}

/** The demonstration's people do not exist (RFC 2606). */
const isNeverMailed = (address: string) => address.endsWith(".example");
const rowIs = (row: Row) => and(eq(outbox.companyId, row.companyId), eq(outbox.id, row.id));

async function writeMessage(
  tx: Tenant,
  services: Services,
  post: Post,
  row: Row,
): Promise<OutgoingMail | null> {
  const template = post.templates[row.kind];
  if (!template) throw new Error(`no template for the message kind ${row.kind}`);
  const companyName = await post.companyName(tx, row.companyId);
  const { companyId, language, recipient, recipientProfileId, data } = row;
  const content = await template({
    tx,
    services,
    companyId,
    companyName,
    language,
    recipient,
    recipientProfileId,
    data,
  });
  if (!content) return null;
  return {
    ...(await write(content, language, companyName)),
    messageId: `<${row.id}@${new URL(services.appUrl).hostname}>`,
    to: recipient,
    fromName: `Rondo ${language === "fr" ? "pour" : "for"} ${companyName}`,
    attachments: content.attachments ?? [],
  };
}

/** A message as its recipient would see it, for /dev/mailbox: reading it makes its links, as sending would. */
export async function readHeldMail(
  services: Services,
  post: Post,
  companyId: string,
  id: string,
): Promise<OutgoingMail | null> {
  return asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.companyId, companyId), eq(outbox.id, id)));
    return row ? writeMessage(tx, services, post, row) : null;
  });
}

type Outcome = "sent" | "refused" | "unreachable";

async function attempt(services: Services, post: Post, row: Row, mail: OutgoingMail): Promise<Outcome> {
  const save = (change: Partial<Row>) =>
    asTenant(services.db, { companyId: row.companyId, profileId: null }, async (tx) => {
      await tx.update(outbox).set(change).where(rowIs(row));
      if (change.nextAttemptAt)
        await enqueue(
          tx,
          "deliverMail",
          { companyId: row.companyId },
          { runAt: change.nextAttemptAt, key: `deliverMail:${row.companyId}:retry` },
        );
    });
  try {
    await post.send?.(mail);
  } catch (error) {
    await save(afterFailure(row, error, services));
    services.log.warn(
      { kind: row.kind, messageId: mail.messageId, failure: failureText(error) },
      "a message did not leave",
    );
    return replyCode(error) ? "refused" : "unreachable";
  }
  await save({ status: "sent", leaseUntil: null, failure: null });
  return "sent";
}

/** What the mail server answered; 0 when it did not. */
const replyCode = (error: unknown) => Number((error as { responseCode?: number }).responseCode ?? 0);

/** A refusal for good (5xx) ends it; anything else is tried again for 48 hours. */
function afterFailure(row: Row, error: unknown, { now, random }: Services): Partial<Row> {
  const at = now();
  const tooOld = at.getTime() - row.createdAt.getTime() > giveUpAfterMs;
  const failure = failureText(error);
  if (replyCode(error) >= 500 || tooOld) return { status: "failed", failure, leaseUntil: null };
  return {
    status: "queued",
    failure,
    leaseUntil: null,
    nextAttemptAt: new Date(at.getTime() + retryDelayMs(row.attempts, random)),
  };
}

const failureText = (error: unknown) =>
  (error instanceof Error
    ? ((error as { response?: string }).response ?? error.message)
    : String(error)
  ).slice(0, 300);

/** Whether the company has messages that nobody is sending: the minute's round picks them up after a crash. */
export const hasDueMail = async (services: Services, companyId: string): Promise<boolean> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const now = services.now();
    const [row] = await tx
      .select({ due: sql`1` })
      .from(outbox)
      .where(
        or(
          and(eq(outbox.status, "queued"), lte(outbox.nextAttemptAt, now)),
          and(eq(outbox.status, "sending"), lte(outbox.leaseUntil, now)),
        ),
      )
      .limit(1);
    return row !== undefined;
  });

/** The worker that held these messages is dead: they are due at once, not when their two minutes are over. */
export const releaseMail = async (services: Services, companyId: string): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    await tx.update(outbox).set({ leaseUntil: services.now() }).where(eq(outbox.status, "sending"));
  });
