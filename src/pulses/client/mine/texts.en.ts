import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Surveys",
  caption: "Surveys that concern you",
  groups: { open: "To answer", past: "Closed" },
  columns: { name: "Survey", when: "Date", what: "Content", main: "Action" },
  until: "By {date}",
  today: "Last day",
  ended: "Closed on {date}",
  results: "Results",
  retained: "What we’re taking away",
  few: "Too few answers to show results",
  answer: "Answer",
  answerNamed: "Answer: {name}",
  open: "View",
  openNamed: "View: {name}, {date}",
  more: "Show older surveys",
  hint: "The results of a closed survey are added here as soon as you can read them.",
  empty: "No surveys for now",
  emptyDetail:
    "When a survey is sent to you, you’ll find it here. Its results will stay here once they’re shared.",
};
