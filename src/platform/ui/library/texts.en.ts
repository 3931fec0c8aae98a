import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  add: "Add Rondo’s library",
  restore: "Restore Rondo’s library",
  addTitle: "Add Rondo’s library?",
  restoreTitle: "Restore Rondo’s library?",
  added: "Library added.",
  restored: "Library restored.",
  intro: "What will be added:",
  kept: "What you have created or changed stays as it is. Nothing is deleted.",
  unread: "What it would add is not known yet.",
  nothing: "Nothing is missing: all of Rondo’s library is there already.",
};
