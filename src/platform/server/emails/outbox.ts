import { and, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { Language } from "#platform/vocabulary.ts";
import type { Tenant } from "../database/database.ts";
import { enqueueDelivery } from "./deliveryWork.ts";
import type { InvitationMark, MessageKind, MessagePayloads } from "./messageKinds.ts";
import type { Services } from "../services.ts";
import { outbox } from "../tables.ts";

type Envelope<Kind extends MessageKind> = InvitationMark<Kind> & {
  kind: Kind;
  /** One message per key and company, for ever: writing it again changes nothing. */
  dedupeKey: string;
  recipient: string;
  recipientProfileId: string | null;
  language: Language;
  data: MessagePayloads[Kind];
  /** It leaves then at the earliest; at once without it. */
  notBefore?: Date;
};
/** A kind of the closed list with its own payload (messageKinds.ts). */
export type Message<Kind extends MessageKind = MessageKind> = { [K in Kind]: Envelope<K> }[Kind];

/** What of a message is known once it is in the outbox. */
export interface QueuedMessage {
  id: string;
  recipient: string;
}

/**
 * Queues messages in the transaction of the change that causes them; a worker sends them after the commit.
 * Invitations first wait to be admitted (invitationQueue.ts).
 * @returns those that were not in the outbox before
 */
export async function sendLater(
  tx: Tenant,
  { companyId, now, newId }: { companyId: string } & Pick<Services, "now" | "newId">,
  messages: readonly Message[],
): Promise<QueuedMessage[]> {
  if (messages.length === 0) return [];
  const at = now();
  const written = messages.map(({ isInvitation, notBefore, ...message }) => ({
    ...message,
    notBefore: (notBefore ?? at).toISOString(),
    id: newId(),
    status: isInvitation ? "waiting" : "queued",
  }));
  // One parameter for all of them: a notice may go to ten thousand people.
  const { rows } = await tx.execute<QueuedMessage & Record<string, unknown>>(sql`
    insert into outbox (company_id, id, kind, dedupe_key, recipient, recipient_profile_id, language, data, status,
      next_attempt_at, created_at)
    select ${companyId}::uuid, m.id, m.kind, m."dedupeKey", m.recipient, m."recipientProfileId", m.language, m.data,
      m.status, m."notBefore", ${at.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(written)}::json) as m (id uuid, kind text, "dedupeKey" text, recipient text,
      "recipientProfileId" uuid, language text, data jsonb, status text, "notBefore" timestamptz)
    on conflict do nothing
    returning id, recipient`);
  await enqueueDelivery(tx, companyId, at);
  return rows;
}

/** Messages that were given up leave as new ones do; at least one is among them. */
export async function requeue(
  tx: Tenant,
  { companyId, now }: { companyId: string } & Pick<Services, "now">,
  which: SQL | undefined,
): Promise<void> {
  const at = now();
  await tx
    .update(outbox)
    .set({ status: "queued", attempts: 0, failure: null, nextAttemptAt: at, createdAt: at })
    .where(and(eq(outbox.companyId, companyId), eq(outbox.status, "failed"), which));
  await enqueueDelivery(tx, companyId, at);
}

/** Removes what has not left of messages that say this, and what was held of them. */
export const discardMessages = (
  tx: Tenant,
  companyId: string,
  { kinds, data }: { kinds: readonly MessageKind[]; data: Record<string, string> },
) =>
  tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.companyId, companyId),
        inArray(outbox.kind, [...kinds]),
        sql`${outbox.data} @> ${JSON.stringify(data)}::jsonb`,
        ne(outbox.status, "sending"),
      ),
    );

/**
 * Removes the address of a deleted person from the messages, and gives up those that have not left. `withoutTrace`: kinds of
 * which no row is left (readMessage.ts).
 */
export async function forgetRecipient(
  tx: Tenant,
  {
    companyId,
    profileId,
    address,
    withoutTrace,
  }: { companyId: string; profileId: string; address: string; withoutTrace: readonly string[] },
  failure: string,
): Promise<void> {
  const isTheirs = and(eq(outbox.companyId, companyId), eq(outbox.recipientProfileId, profileId));
  await tx.delete(outbox).where(and(isTheirs, inArray(outbox.kind, [...withoutTrace])));
  await tx
    .update(outbox)
    .set({
      recipient: address,
      // An address that they wanted stands in the data and in the key.
      data: sql`${outbox.data} - 'email'`,
      dedupeKey: sql`case when ${outbox.data} ? 'email' then 'removed:' || ${outbox.id} else ${outbox.dedupeKey} end`,
      status: sql`case when ${outbox.status} in ('waiting', 'queued', 'sending') then 'failed' else ${outbox.status} end`,
      failure: sql`case when ${outbox.status} in ('waiting', 'queued', 'sending') then ${failure} else ${outbox.failure} end`,
    })
    .where(isTheirs);
}
