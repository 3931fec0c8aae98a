import type { Translation } from "#platform/texts.ts";
import type { fr } from "./tabTexts.fr.ts";

export const en: Translation<typeof fr> = {
  label: "Dashboards",
  names: { home: "My home", company: "The company", teams: "My teams", installation: "The installation" },
};
