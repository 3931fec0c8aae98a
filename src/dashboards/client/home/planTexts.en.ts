import type { Translation } from "#platform/texts.ts";
import type { fr } from "./planTexts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "My plan",
  next: "Your next step",
  until: "by {date}",
  late: "due on {date}, overdue",
  open: "See my plan",
  begin: "Begin my plan",
  beginWords: "Start from your report: two priorities are often enough.",
  nothing: "Nothing open in your plan for now",
  nothingWords: "Set a next goal whenever you like.",
};
