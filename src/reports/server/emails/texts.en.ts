import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  stop: "Stop receiving these emails",
  ready: {
    subject: "Your report is ready",
    preheader: "{evaluation}, {day}",
    title: "Your report is ready",
    hello:
      "Hello {firstName}. The evaluation “{evaluation}” is complete, and your report of {day} is waiting for you.",
    advice: "Take a quiet moment to read it: what you make of it matters more than the figures.",
    action: "Read the report",
    footnote: "Every time someone else opens your report, it’s recorded, and you can see it.",
  },
  empty: {
    ready: {
      subject: "Your evaluation is complete",
      title: "Your evaluation is complete",
      hello:
        "Hello {firstName}. The evaluation “{evaluation}” was completed on {day}. Too few answers came in: the report shows nobody’s view.",
      advice: "The person in charge can start a new evaluation with the same people.",
      action: "Open the report",
    },
    completed: {
      advice:
        "Too few answers came in: the report shows nobody’s view. You can start a new evaluation with the same people.",
    },
  },
  newLink: {
    subject: "Your new link to the report",
    preheader: "One click opens the report.",
    title: "Your new link to the report",
    body: "Here is the link you asked for. It leads to the report of the evaluation “{evaluation}”.",
    action: "Read the report",
    footnote: "This link is yours alone, works once and lasts 14 days.",
  },
  toReview: {
    subject: "The report {ofPerson} waits for you to publish it",
    title: "A report to read through and publish",
    what: "Hello {firstName}. Collection for the evaluation “{evaluation}” is over, and the report {ofPerson} is ready.",
    choice:
      "Read it through, hide a comment if need be, add a note if you wish, then publish it. Until then, {person} sees nothing.",
    action: "Read the report",
    footnote: "If someone else publishes it before you, there is nothing left to do.",
  },
  flagged: {
    subject: "A comment to look at: {person}",
    preheader: "{evaluation}, {day}",
    title: "A comment waits for your decision",
    what: "Hello {firstName}. On {day}, {person} flagged a comment in the report “{evaluation}”. It is hidden from everyone while you look at it.",
    choice: "You can keep it hidden, with a reason, or show it again, with a word for {person}.",
    action: "Look at the comment",
    footnote: "Who wrote it is revealed to nobody.",
  },
  undecided: {
    title: "Nobody can look at a comment",
    what: "Hello {firstName}. On {day}, {person} flagged a comment in the report “{evaluation}”. It is hidden, and nobody among those who read the report can decide about it.",
    choice: "Another administrator, who did not answer, could as soon as they have access to Rondo.",
    action: "Open the evaluation",
  },
  flagDecided: {
    subject: "The comment that you flagged was looked at",
    preheader: "{evaluation}",
    title: "The comment that you flagged was looked at",
    what: "Hello {firstName}. A decision was made about a comment that you flagged in your report “{evaluation}”.",
    where: "You can read it in the report, under the comments.",
    action: "Open the report",
  },
  completed: {
    subject: "{ofSubject} evaluation is complete",
    preheader: "{evaluation}, {day}",
    title: "{ofSubject} evaluation is complete",
    hello: "Hello {firstName}. The evaluation “{evaluation}” was completed on {day}.",
    advice: "{subject} can read the report. Talk about it together soon to make the most of it.",
    action: "Open",
    footnote: "{subject} can see who has opened the report, and when.",
  },
};
