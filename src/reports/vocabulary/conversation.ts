/** What a note stands under: a question of « Préparer la conversation », of which a report asks each at most once, or none. */
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
export type ConversationQuestion = Exclude<NoteKey, "free">;

/** Characters of one note. */
export const maxNoteLength = 4_000;
