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
  byTo: "{name} to {to}, on {date}",
  sharing: {
    title: "Shared thank-yous",
    inTeams: "Thank-yous shared in your teams",
    offered: "{first} offers to share this thank-you with your team.",
    shared: "Shared with the team.",
    share: "Share",
    shareNamed: "Share the thank-you from {name} with the team",
    stop: "Stop sharing",
    stopNamed: "Stop sharing the thank-you from {name} with the team",
    stopSent: "Stop sharing your thank-you to {name}",
    announced: "The thank-you is shared with the team.",
    stopped: "The thank-you is no longer shared.",
  },
  dialog: {
    title: "Thank a colleague",
    who: "Person",
    needsWho: "Choose the person you are thanking.",
    value: "Value",
    noValue: "None in particular",
    text: "Your thank-you",
    textHint:
      "Say what the person did, and what it changed. They and their managers will read it with your name.",
    share: "Offer to share it with their team",
    shareHint: "The team reads it only if the person wants that too. Either of you can change your mind.",
    needsText: "Write a few words.",
    send: "Send",
    sent: "Thank-you sent.",
    notSaved: "The thank-you isn’t sent.",
  },
};
