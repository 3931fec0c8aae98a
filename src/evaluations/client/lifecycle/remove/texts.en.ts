import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Delete the evaluation “{name}”?",
  detail: "The questionnaire and the list of people invited will be deleted. This can’t be undone.",
  confirm: "Delete the evaluation",
  done: "Deleted.",
};
