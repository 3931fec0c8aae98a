import * as z from "zod";
import { maxNoteLength, noteKeys } from "../vocabulary/conversation.ts";

export const Note = z.object({
  question: z.enum(noteKeys),
  revision: z.int().min(1).max(2_000_000_000),
  words: z.string().max(maxNoteLength),
});
export type Note = z.infer<typeof Note>;

export const ConversationNotes = z.object({
  /** Sent back with each note by a page that may outlive its session: under another person's it is refused. */
  writerId: z.uuid(),
  items: z.array(Note),
});
export type ConversationNotes = z.infer<typeof ConversationNotes>;
