import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  flag: "Flag this comment",
  flagTitle: "Flag this comment?",
  flagBody:
    "It is hidden right away from everyone who reads this report, then someone who can publish the report decides to keep it hidden or to show it again. Rondo tells nobody who wrote it.",
  words: "A note for the person who reviews it",
  flagged: "The comment is hidden while it is reviewed.",
  own: {
    title: "What you flagged",
    open: "Hidden while it is reviewed.",
    kept: "Stays hidden after review.",
    shown: "Shown again. A note for you: {answer}",
  },
  waiting: {
    one: "{count} comment flagged by {name} is waiting for a decision.",
    other: "{count} comments flagged by {name} are waiting for a decision.",
  },
  look: "Review",
  title: "Flagged comments",
  intro:
    "{name} flagged these comments in the report. They are hidden from everyone who reads it until you show them again.",
  logged: "Your reading is recorded, and {name} will see it.",
  none: "No comment is flagged",
  noneDetail: "When {name} flags one, you will find it here.",
  on: "Flagged on {date}",
  said: "What {name} says of it: {words}",
  keep: "Keep hidden",
  keepTitle: "Keep this comment hidden?",
  keepBody: "Nobody will read it in the report any more. {name} will know that it stays hidden.",
  reason: "Reason",
  reasonHint: "Kept with the comment; {name} does not read it.",
  show: "Show again",
  showTitle: "Show this comment again?",
  showBody: "It takes its place in the report again, and {name} cannot flag it any more.",
  answer: "A note for {name}",
  answerHint: "Say why it is shown. {name} will read it, without your name.",
  wordsFirst: "Fill in this field first.",
  kept: "Kept hidden: {words}",
  shown: "Shown again: {words}",
  decided: "The decision is saved. {name} will be told by email.",
  open: "Open the report",
  pooled: "Comment grouped with others",
};
