import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  draft:
    "This survey is for fewer than {threshold} people: none of their answers could be shown without the risk of pointing to one of them. To schedule it, ask more people.",
  series:
    "Today, this survey would be for fewer than {threshold} people. If that is still so when it opens, the run will be cancelled and no one will receive anything.",
};
