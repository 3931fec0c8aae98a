import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  untitled: "Untitled survey",
  noText: "Question to be written",
  noOption: "Choice to be written",
  noQuestion: "Add a first question.",
};
