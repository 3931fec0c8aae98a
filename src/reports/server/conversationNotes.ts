import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Note } from "../contract/conversation.ts";
import { conversationNotes } from "../tables.ts";
import { findKnownNotes, type EvaluationKey } from "./queries.ts";
import { requireReadable } from "./reportAccess.ts";

type Reader = Parameters<typeof findKnownNotes>[1];

/** A reader's own notes on a report that they may open. Reading them is no opening: nothing of the report is sent. */
export const listOwnNotes = async (tx: Tenant, reader: Reader, evaluationId: string): Promise<Note[]> =>
  requireReadable(await findKnownNotes(tx, reader, evaluationId)).notes;

/** Stores a note over the revision before it; false when another one was stored since. Storing the same again is harmless. */
export async function storeNote(
  tx: Tenant,
  id: string,
  { companyId, evaluationId, profileId }: EvaluationKey & { profileId: string },
  { question, revision, words }: Note,
): Promise<boolean> {
  const stored = await tx
    .insert(conversationNotes)
    .values({ id, companyId, evaluationId, profileId, question, revision, words })
    .onConflictDoUpdate({
      target: [
        conversationNotes.companyId,
        conversationNotes.evaluationId,
        conversationNotes.profileId,
        conversationNotes.question,
      ],
      set: { revision, words },
      setWhere: sql`${conversationNotes.revision} = excluded.revision - 1
        or (${conversationNotes.revision} = excluded.revision and ${conversationNotes.words} = excluded.words)`,
    })
    .returning({ revision: conversationNotes.revision });
  return stored.length > 0;
}

/** Erases the notes that a person wrote, and those on the reports about them. */
export async function forgetNotes(tx: Tenant, { id }: { id: string }): Promise<void> {
  await tx.execute(sql`select app.forget_conversation_notes(${id})`);
}
