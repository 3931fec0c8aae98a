import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  evaluation_invitation: {
    mine: { toDo: "Your self-evaluation is requested", settled: "Your self-evaluation was requested" },
    others: {
      toDo: "Your view on {subject} is requested",
      settled: "Your view on {subject} was requested",
    },
  },
  evaluation_reminder: {
    mine: {
      toDo: "Your self-evaluation is still awaited",
      settled: "You were reminded of your self-evaluation",
    },
    others: {
      toDo: "Your view on {subject} is still awaited",
      settled: "You were reminded of your view on {subject}",
    },
  },
  group_short: "A group needs one more person for the evaluation {ofSubject}",
  rater_left: "Somebody who was awaited can no longer answer the evaluation {ofSubject}",
  choices: {
    evaluation_reminder: {
      name: "Reminders",
      hint: "While your answers are awaited: 7 and 2 days before the due date, on the day, or on request.",
    },
  },
};
