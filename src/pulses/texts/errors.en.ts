import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  pulse_unfinished: "This survey isn’t complete. Finish its questions and settings, then schedule it.",
};
