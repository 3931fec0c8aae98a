import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  campaign_of_nobody: "Choose at least one person you may evaluate.",
  campaign_too_large: "A campaign has at most 500 people.",
  nothing_to_launch: "There is no evaluation left to launch.",
};
