import type { Translation } from "#platform/texts.ts";
import type { fr } from "./decideTexts.fr.ts";

export const en: Translation<typeof fr> = {
  reason: "Choose first: “Replace” above, or “Cancel”.",
};
