import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Views",
  mine: "My views",
  whole: "Whole list",
  byDefault: "default",
  hint: "Keep this list’s search, filters, order and columns under a name.",
  loading: "Loading…",
  failed: "Your views couldn’t be loaded.",
  retry: "Try again",
  saveAs: "Save as…",
  tooMany: "You already have {count} views. Delete one first.",
  openByDefault: "Open by default",
  rename: "Rename…",
  remove: "Delete view",
  removed: "View “{name}” deleted.",
  saveTitle: "Save view",
  renameTitle: "Rename view",
  name: "View name",
  onlyYours: "Only you see it.",
  taken: "You already have a view with this name.",
};
