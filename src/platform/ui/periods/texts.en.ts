import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  kind: "Length of the period",
  kinds: { week: "Week", month: "Month", quarter: "Quarter", year: "Year" },
  previous: "Previous period ( [ )",
  next: "Next period ( ] )",
};
