import { and, eq, like, sql } from "drizzle-orm";
import type { Tenant } from "../database/database.ts";
import { advanceDeliveryRow, enqueueDelivery } from "./deliveryWork.ts";
import type { Message, QueuedMessage } from "./outbox.ts";
import type { Services } from "../services.ts";
import { outbox } from "../tables.ts";

/** When the work that adds to a message died, what is written by then leaves after this time. */
const maxHoldMs = 10 * 60_000;

/** Messages that are about several things of one kind. */
type BatchMessage = Extract<Message, { data: { ids: string[] } }>;

/**
 * Writes messages that wait until all is added to them (releaseHeldMessages); what is written again under the same key is
 * added. Rows are taken in the order of their keys, so that two workers do not wait for each other.
 * @returns those that say what they were given, without those that have been released; `isNew` when they did not wait before
 */
export async function holdMessages(
  tx: Tenant,
  { companyId, now, newId }: { companyId: string } & Pick<Services, "now" | "newId">,
  messages: readonly BatchMessage[],
): Promise<(QueuedMessage & { profileId: string | null; isNew: boolean })[]> {
  if (messages.length === 0) return [];
  const at = now();
  const until = new Date(at.getTime() + maxHoldMs);
  await advanceDeliveryRow(tx, companyId, until);
  return tx
    .insert(outbox)
    .values(
      messages
        .toSorted((a, b) => (a.dedupeKey < b.dedupeKey ? -1 : 1))
        .map((message) => ({
          ...message,
          status: "waiting" as const,
          companyId,
          id: newId(),
          leaseUntil: until,
          nextAttemptAt: until,
          createdAt: at,
        })),
    )
    .onConflictDoUpdate({
      target: [outbox.companyId, outbox.dedupeKey],
      set: {
        data: sql`jsonb_set(${outbox.data}, '{ids}', ${outbox.data} -> 'ids' || (excluded.data -> 'ids'))`,
      },
      setWhere: sql`${outbox.status} = 'waiting' and ${outbox.leaseUntil} > ${at.toISOString()}::timestamptz`,
    })
    .returning({
      id: outbox.id,
      recipient: outbox.recipient,
      profileId: outbox.recipientProfileId,
      isNew: sql<boolean>`xmax = 0`,
    });
}

/** Nothing more is added to the messages whose keys begin so: they leave as others do. */
export async function releaseHeldMessages(
  tx: Tenant,
  { companyId, now }: { companyId: string } & Pick<Services, "now">,
  keyPrefix: string,
): Promise<void> {
  const at = now();
  await tx
    .update(outbox)
    .set({ leaseUntil: null, nextAttemptAt: at })
    .where(
      and(
        eq(outbox.companyId, companyId),
        eq(outbox.status, "waiting"),
        like(outbox.dedupeKey, `${keyPrefix}%`),
      ),
    );
  await enqueueDelivery(tx, companyId, at);
}
