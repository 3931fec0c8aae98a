import type { Language, Services } from "./services.ts";
import { enqueue, type Tenant } from "./database.ts";
import { outbox } from "./tables.ts";

export interface Message {
  kind: string;
  /** One message per key and company, for ever: writing it again changes nothing. */
  dedupeKey: string;
  recipient: string;
  recipientProfileId: string | null;
  language: Language;
  data: Record<string, unknown>;
}

/** Queues messages in the transaction of the change that causes them; a worker sends them after the commit. */
export async function sendLater(
  tx: Tenant,
  { companyId, now, newId }: { companyId: string } & Pick<Services, "now" | "newId">,
  messages: readonly Message[],
): Promise<void> {
  if (messages.length === 0) return;
  const at = now();
  await tx
    .insert(outbox)
    .values(
      messages.map((message) => ({ ...message, companyId, id: newId(), nextAttemptAt: at, createdAt: at })),
    )
    .onConflictDoNothing();
  await enqueue(tx, "deliverMail", { companyId }, { key: `deliverMail:${companyId}` });
}
