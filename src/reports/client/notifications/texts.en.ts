import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  report_ready: "Your report is ready",
  evaluation_completed: "The evaluation {ofSubject} is complete",
  report_to_review: "The report {ofSubject} is waiting to be reviewed and published",
  comment_flagged: {
    toDo: "A comment flagged in the report {ofSubject} is waiting for your decision",
    settled: "Nobody can review a comment flagged in the report {ofSubject}",
  },
  flag_decided: "A comment that you flagged was reviewed",
  choices: {
    report_ready: {
      name: "My report is ready",
      hint: "As soon as a report about you is published.",
    },
    evaluation_completed: {
      name: "An evaluation I lead is complete",
      hint: "To prepare your conversation with the person evaluated.",
    },
  },
};
