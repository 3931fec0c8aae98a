import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  pulse_asked: "A survey awaits your answers, by {date}",
  pulse_reminder: "Still time to answer the survey, by {date}",
  pulse_published: "The results of the survey are published",
  noteOnly: "What we’re taking away from the survey is published",
  choices: {
    pulse_reminder: {
      name: "Survey reminders",
      hint: "While a survey is open and you haven’t answered it.",
    },
    pulse_published: {
      name: "Survey follow-ups",
      hint: "When the results of a survey you were sent, or what is taken away from it, are published.",
    },
  },
};
