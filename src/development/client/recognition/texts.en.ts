import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Recognition",
  intro: {
    own: "Thank-yous from your colleagues. You and your managers read them.",
    others: "Thank-yous received by {first}, who reads them too.",
  },
  none: "No thank-you yet.",
  thank: "Thank a colleague",
  thankNamed: "Thank {first}",
  by: "{name}, on {date}",
  dialog: {
    title: "Thank a colleague",
    who: "Person",
    needsWho: "Choose the person you are thanking.",
    value: "Value",
    noValue: "None in particular",
    text: "Your thank-you",
    textHint:
      "Say what the person did, and what it changed. They and their managers will read it with your name.",
    needsText: "Write a few words.",
    send: "Send",
    sent: "Thank-you sent.",
    notSaved: "The thank-you isn’t sent.",
  },
};
