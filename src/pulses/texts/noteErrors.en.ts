import type { fr } from "./noteErrors.fr.ts";

export const en: Record<keyof typeof fr, string> = {
  pulse_not_closed: "This survey is still to end: nothing follows from it yet.",
  pulse_note_empty: "First write what you take away from the survey.",
  pulse_promised_day_over: "The day of an action is already over. Choose a day to come.",
};
