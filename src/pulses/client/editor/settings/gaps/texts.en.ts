import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Before scheduling",
  name: "Give the survey a name.",
  no_question: "Add a first question.",
  text: "Write question {number} in French.",
  few_options: "Offer at least two choices for question {number}.",
  option_text: "Write each choice of question {number}.",
  same_option: "Question {number} offers the same choice twice.",
  same_key: "Question {number} is an exact copy of another one: remove it.",
  name_english: "Review the English name: the French has changed.",
  purpose_english: "Review the English purpose: the French has changed.",
  english: "Review the English of question {number}: the French has changed.",
  audience: "Choose whom to ask.",
  days: "Say within how many days people arrived.",
  start: "Choose the day of the first run.",
  open_days: "At this pace, a survey stays open for {count} days at most.",
  reminder: "The reminder has to leave before the survey closes.",
  runs: "Say after how many runs the survey ends.",
  end: "Choose the end date.",
  end_before_start: "The end date comes before the first run.",
};
