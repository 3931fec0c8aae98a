import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  pulse_closed: "This survey has closed: it takes no more answers.",
};
