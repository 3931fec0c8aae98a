/** What « Préparer la conversation » can ask; a report asks each at most once. */
export const conversationQuestions = [
  "recognise_strength",
  "shared_strength",
  "blind_spot",
  "shared_opportunity",
  "surprise",
  "hidden",
  "own_view",
  "example",
  "success",
  "support",
  "next_step",
] as const;
export type ConversationQuestion = (typeof conversationQuestions)[number];

/** What a note stands under: a question, or none. */
export const noteKeys = [
  "recognise_strength",
  "shared_strength",
  "blind_spot",
  "shared_opportunity",
  "surprise",
  "hidden",
  "own_view",
  "example",
  "success",
  "support",
  "next_step",
  "free",
] as const;
export type NoteKey = (typeof noteKeys)[number];

/** Characters of one note. */
export const maxNoteLength = 4_000;
