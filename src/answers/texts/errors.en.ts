import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  stale_answer: "A newer answer exists on another device.",
  required_questions_missing: "Please answer all required questions before finalizing.",
  required_comments_missing: "Add at least one concrete example per skill before finalizing.",
};
