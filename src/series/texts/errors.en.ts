import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  already_repeating: "This evaluation already repeats.",
  not_repeating: "This evaluation doesn’t repeat.",
};
