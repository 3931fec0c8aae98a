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
    footnote: "Every opening by someone else is recorded; the list is in your report.",
  },
  empty: {
    ready: {
      subject: "Your evaluation is complete",
      title: "Your evaluation is complete",
      hello:
        "Hello {firstName}. The evaluation “{evaluation}” was completed on {day}. Too few answers came in: the report shows nobody’s view.",
      advice: "The evaluation lead can start a new evaluation with the same people.",
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
    subject: "The report {ofPerson} is waiting for you to publish it",
    title: "A report to review and publish",
    what: "Hello {firstName}. Collection for the evaluation “{evaluation}” is over, and the report {ofPerson} is ready.",
    choice:
      "Review it, hide a comment if need be, add a note if you wish, then publish it. Until then, {person} sees nothing.",
    action: "Review the report",
    footnote: "If someone else publishes it before you, there is nothing left to do.",
  },
  flagged: {
    subject: "A comment to review: {person}",
    preheader: "{evaluation}, {day}",
    title: "A comment is waiting for your decision",
    what: "Hello {firstName}. On {day}, {person} flagged a comment in the report “{evaluation}”. It is hidden from everyone while you review it.",
    choice: "You can keep it hidden, with a reason, or show it again, with a note for {person}.",
    action: "Review the comment",
    footnote: "Rondo tells nobody who wrote it.",
  },
  undecided: {
    title: "Nobody can review a comment",
    what: "Hello {firstName}. On {day}, {person} flagged a comment in the report “{evaluation}”. It is hidden, and nobody among those who read the report can decide about it.",
    choice:
      "Another administrator, if they did not answer, will be able to as soon as they have access to Rondo.",
    action: "Open the evaluation",
  },
  flagDecided: {
    subject: "The comment that you flagged was reviewed",
    preheader: "{evaluation}",
    title: "The comment that you flagged was reviewed",
    what: "Hello {firstName}. A decision was made about a comment that you flagged in your report “{evaluation}”.",
    where: "You can read it in the report, under the comments.",
    action: "Open the report",
  },
  completed: {
    subject: "{ofSubject} evaluation is complete",
    preheader: "{evaluation}, {day}",
    title: "{ofSubject} evaluation is complete",
    hello: "Hello {firstName}. The evaluation “{evaluation}” was completed on {day}.",
    advice: "{subject} can read the report. Talk about it together soon: that is when it becomes useful.",
    action: "Open",
    footnote: "{subject} can see who has opened the report, and when.",
  },
  names: {
    kinds: {
      "reports.ready": "Reports: report ready",
      "reports.completed": "Reports: evaluation complete",
      "reports.newLink": "Reports: new link to the report",
      "reports.toReview": "Reports: report to publish",
      "reports.flagged": "Reports: flagged comment",
      "reports.flagDecided": "Reports: decision about a flag",
    },
    samples: {
      empty: "A report that shows nobody’s view",
      undecided: "Nobody can decide",
    },
  },
};
