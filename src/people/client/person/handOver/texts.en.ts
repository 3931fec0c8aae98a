import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  label: "Who takes over?",
  hint: "Without a choice, the filter “No manager” of their list finds these people and teams.",
};
