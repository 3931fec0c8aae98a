import type { Translation } from "#platform/texts.ts";
import type { fr } from "./surveyTexts.fr.ts";

export const en: Translation<typeof fr> = {
  kicker: "Pulse survey",
  counts: [
    "One question",
    "Two questions",
    "Three questions",
    "Four questions",
    "Five questions",
    "Six questions",
    "Seven questions",
    "Eight questions",
    "Nine questions",
    "Ten questions",
  ],
  minutes: { one: "one minute", other: "{count} minutes" },
  title: "{questions}, {minutes}",
  until: "by {date}",
  today: "last day",
  more: { one: "Another survey will follow.", other: "{count} other surveys will follow." },
  answer: "Answer",
  answerNamed: "Answer: {name}",
  retained: "What we’re taking away",
  published: "Survey results",
  on: "shared on {date}",
  actions: "What we’ll do",
  by: "by {date}",
  done: "done on {date}",
  results: "See the results",
  resultsNamed: "See the results: {name}",
};
