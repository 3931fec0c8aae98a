import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  pulse_closed: "This survey has closed: it takes no more answers.",
  pulse_unfinished: "This survey isn’t complete. Finish its questions and settings, then schedule it.",
  pulse_archived: "This survey is archived. Take it back to change it.",
  pulse_running: "Runs of this survey are scheduled or under way. End the series before you archive it.",
};
