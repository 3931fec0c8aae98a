import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  too_many_flags:
    "Three comments that you flagged are waiting for a decision: you can flag another one afterwards.",
  comment_flagged: "This comment has already been flagged.",
  flag_decided: "This comment has already been reviewed.",
};
