import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  asked: {
    subject: "{person} is asking to take stock again",
    preheader: "After “{evaluation}”: a short evaluation, ready to launch.",
    title: "Taking stock again with {first}",
    what: "A few months after “{evaluation}”, {person} would like to take stock of their development plan again, and asks you to launch a short evaluation. Its questions and the people to invite are already chosen.",
    choice: "You can launch it until {date}, or decline with a message.",
    action: "See the request",
  },
  launched: {
    subject: "The evaluation you asked for has been launched",
    preheader: "After “{evaluation}”.",
    title: "Your request was accepted",
    what: "{launcher} has launched the short evaluation you asked for after “{evaluation}”. Once it is published, the report will show what has changed since.",
  },
  declined: {
    subject: "Taking stock again: your request was declined",
    preheader: "After “{evaluation}”.",
    title: "Your request was declined",
    what: "{launcher} declined your request to take stock again after “{evaluation}”.",
    why: "If {launcher} left you a message, you can read it in your plan.",
  },
  action: "See my plan",
  names: {
    kinds: {
      "development.checkpointAsked": "Taking stock again: request",
      "development.checkpointAnswered": "Taking stock again: answer",
    },
    samples: { declined: "Declined request" },
  },
};
