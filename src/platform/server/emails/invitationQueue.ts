import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lte,
  notLike,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { computeInvitationsLeft, computeInvitationDay } from "#platform/invitations.ts";
import { asTenant, type Tenant } from "../database/database.ts";
import type { QueuedMessage } from "./outbox.ts";
import type { Services } from "../services.ts";
import { outbox } from "../tables.ts";

/** What a company may mail today. */
export interface InvitationAllowance {
  /** Null without a limit. */
  perDay: number | null;
  /** The calendar day in the company's time zone, and its first moment. */
  today: string;
  dayStart: Date;
}
export type ReadAllowance = (tx: Tenant, companyId: string) => Promise<InvitationAllowance>;

/** Interval between checks of invitations over the daily number: a new day, or a new member, frees some. */
const recheckAfterMs = 15 * 60_000;

/** Reserved addresses of the demonstration (RFC 2606): never mailed, and not counted. */
export const isNeverMailed = (address: string) => address.endsWith(".example");
const neverMailed = "%.example";

const isWaiting = (companyId: string) => and(eq(outbox.companyId, companyId), eq(outbox.status, "waiting"));
const oldestFirst = [asc(outbox.createdAt), asc(outbox.id)];

/**
 * Admits the oldest waiting invitations up to the daily number; they are then sent like any other message. An
 * invitation is counted once, even when the mail server defers it. One worker of a company at a time.
 * @returns how many may be sent now
 */
export const admitInvitations = (
  { db, now }: Pick<Services, "db" | "now">,
  readAllowance: ReadAllowance,
  companyId: string,
): Promise<number> =>
  asTenant(db, { companyId, profileId: null }, async (tx) => {
    const at = now();
    // Not those that are still added to (heldMessages.ts).
    const waiting = and(isWaiting(companyId), or(isNull(outbox.leaseUntil), lte(outbox.leaseUntil, at)));
    const [someone] = await tx.select({ id: outbox.id }).from(outbox).where(waiting).limit(1);
    if (!someone) return 0;
    await lockAdmissions(tx, companyId);
    const held = await tx
      .update(outbox)
      .set({ status: "queued", leaseUntil: null, nextAttemptAt: at })
      .where(and(waiting, like(outbox.recipient, neverMailed)))
      .returning({ id: outbox.id });

    const allowance = await readAllowance(tx, companyId);
    const places = computeInvitationsLeft(allowance.perDay, await countAdmitted(tx, allowance, companyId));
    const first = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(waiting)
      .orderBy(...oldestFirst)
      .limit(places);
    const admitted = await tx
      .update(outbox)
      .set({ status: "queued", admittedAt: at, leaseUntil: null, nextAttemptAt: at, leavesOn: null })
      .where(and(waiting, inArray(outbox.id, first)))
      .returning({ id: outbox.id });
    if (held.length + admitted.length > 0) await replanInvitations(tx, allowance, companyId);
    await tx
      .update(outbox)
      .set({ nextAttemptAt: new Date(at.getTime() + recheckAfterMs) })
      .where(and(waiting, lte(outbox.nextAttemptAt, at)));
    return held.length + admitted.length;
  });

/** People with the address and the language that they have now. */
type Recipients = PgTable & Record<"companyId" | "id" | "email" | "language", PgColumn>;

/** Invitations that were given up wait again, at the end of the line. */
export const requeueFailedInvitations = (
  tx: Tenant,
  { companyId, at }: { companyId: string; at: Date },
  people: Recipients,
  which: SQL | undefined,
): Promise<QueuedMessage[]> =>
  tx
    .update(outbox)
    .set({
      status: "waiting",
      recipient: people.email,
      language: people.language,
      attempts: 0,
      failure: null,
      admittedAt: null,
      leavesOn: null,
      nextAttemptAt: at,
      createdAt: at,
    })
    .from<PgTable>(people)
    .where(
      and(
        eq(outbox.companyId, companyId),
        eq(outbox.status, "failed"),
        eq(people.companyId, outbox.companyId),
        eq(people.id, outbox.recipientProfileId),
        which,
      ),
    )
    .returning({ id: outbox.id, recipient: outbox.recipient });

/** Serialises the admissions of a company until they commit. */
const lockAdmissions = (tx: Tenant, companyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitations:${companyId}`}, 0))`);

async function countAdmitted(
  tx: Tenant,
  { dayStart }: InvitationAllowance,
  companyId: string,
): Promise<number> {
  const [today] = await tx
    .select({ admitted: count() })
    .from(outbox)
    .where(and(eq(outbox.companyId, companyId), gte(outbox.admittedAt, dayStart)));
  return today?.admitted ?? 0;
}

/** Stores with each waiting invitation the day on which it will be sent, after admissions moved the queue. */
async function replanInvitations(
  tx: Tenant,
  allowance: InvitationAllowance,
  companyId: string,
): Promise<void> {
  const leftToday = await countAdmitted(tx, allowance, companyId);
  const line = await tx
    .select({ id: outbox.id, leavesOn: outbox.leavesOn })
    .from(outbox)
    .where(isPlanned(companyId))
    .orderBy(...oldestFirst);
  const changed = line
    .map((row, ahead) => ({ ...row, day: computeShownDay(allowance, leftToday, ahead) }))
    .filter(({ leavesOn, day }) => leavesOn !== day);
  await savePlan(tx, companyId, changed);
}

/**
 * Writes beside invitations that have just joined the end of the line the day on which they will leave, for the
 * screens that say it. An estimate: of those queued at the same moment, each counts itself behind the same ones.
 */
export async function planInvitations(
  tx: Tenant,
  allowance: InvitationAllowance,
  companyId: string,
  added: readonly QueuedMessage[],
): Promise<void> {
  const planned = added.filter(({ recipient }) => !isNeverMailed(recipient));
  if (planned.length === 0 || allowance.perDay === null) return;
  const leftToday = await countAdmitted(tx, allowance, companyId);
  const first = Math.max(0, (await countQueue(tx, companyId)) - planned.length);
  const days = planned
    .map(({ id }) => id)
    .toSorted()
    .map((id, at) => ({ id, day: computeShownDay(allowance, leftToday, first + at) }));
  await savePlan(
    tx,
    companyId,
    days.filter(({ day }) => day !== null),
  );
}

/** How many invitations of a company wait, without those that are never mailed. */
export async function countQueue(tx: Tenant, companyId: string): Promise<number> {
  const [queue] = await tx.select({ length: count() }).from(outbox).where(isPlanned(companyId));
  return queue?.length ?? 0;
}

const isPlanned = (companyId: string) => and(isWaiting(companyId), notLike(outbox.recipient, neverMailed));

/** Null for today: there is nothing to say. */
function computeShownDay(allowance: InvitationAllowance, leftToday: number, ahead: number): string | null {
  const day = computeInvitationDay({ ...allowance, leftToday, ahead });
  return day === allowance.today ? null : day;
}

async function savePlan(
  tx: Tenant,
  companyId: string,
  plan: readonly { id: string; day: string | null }[],
): Promise<void> {
  if (plan.length === 0) return;
  await tx.execute(sql`
    update outbox set leaves_on = plan.day
    from json_to_recordset(${JSON.stringify(plan)}::json) as plan(id uuid, day date)
    where outbox.company_id = ${companyId} and outbox.id = plan.id`);
}
