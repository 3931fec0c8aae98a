import type { Translation } from "#platform/texts.ts";
import type { fr } from "./exampleTexts.fr.ts";

export const en: Translation<typeof fr> = {
  notice:
    "Example: the person, the company and the answers are fictional. The figures are computed like those of a real report.",
  evaluation: "Fall review (example)",
  company: "Atelier Nordet (fictional)",
};
