import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  kicker: "Question {number} of {total}",
  optional: "Optional",
  answer: "Your answer",
  low: "Not at all",
  high: "Very much",
  begin: "Begin",
  back: "Back",
  next: "Next",
  send: "Send",
  untitled: "Untitled survey",
  noText: "Question to be written",
  noOption: "Choice to be written",
  noQuestion: "Add a first question.",
  notice: {
    anonymous: "Anonymous answers: nobody can find yours again, not even you.",
    charge: "From {k} answers on, the people in charge read the whole, and each manager their team.",
    asked:
      "From {k} answers on, the people in charge read the whole, and each manager their team. You will read the whole once it is published.",
  },
};
