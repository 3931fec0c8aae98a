import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  calendar: {
    own: "Meeting about my development plan",
    other: "Meeting about {whose}’s development plan",
  },
};
