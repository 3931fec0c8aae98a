import type { Translation } from "#platform/texts.ts";
import type { fr } from "./drafts.fr.ts";

export const en: Translation<typeof fr> = {
  selfDrafts:
    "Only when you ask for it, the published figures of your skills, your position and the words that you add can be sent to an artificial intelligence service, to suggest a development plan to you; Rondo adds no name and no comment to them.",
  drafts:
    "The person evaluated may ask an artificial intelligence service to suggest a development plan: from their report, Rondo sends that service only the published figures, with no name or comment; they may add words of their own.",
};
