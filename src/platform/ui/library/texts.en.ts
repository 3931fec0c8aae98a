import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  add: "Add the library",
  restore: "Restore the library",
  addTitle: "Add the library?",
  restoreTitle: "Restore the library?",
  added: "Library added.",
  restored: "Library restored.",
  intro: "What will be added:",
  kept: "What you have created or changed stays as it is. Nothing is deleted.",
  unread: "What it would add is not known yet.",
  nothing: "Nothing is missing: the whole library is there already.",
};
