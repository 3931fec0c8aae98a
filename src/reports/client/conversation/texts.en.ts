import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  onlyYou: "These notes are shown to you alone.",
  inPage: "In this example, your notes stay in this page and go away with it.",
  print: "Print my notes too",
  toPlan: "Choose my priorities for what comes next",
  saving: "Saving…",
  saved: "Saved",
  retry: "Try again",
  trouble: {
    offline: "You are offline. Your notes stay in this page: keep it open.",
    retrying: "Your notes cannot be saved right now. They stay in this page: keep it open.",
    tooLong: "A note that is too long is not saved. The others are.",
    signedOut:
      "Your session is over. Your notes stay in this page: sign in again in another tab, then try again.",
    closed: "This report is no longer open to you. Copy here what you would like to keep.",
    conflict: "A note was changed elsewhere too: choose the version to keep.",
  },
  conflict: {
    here: "Here",
    elsewhere: "Elsewhere",
    keepHere: "Keep this version",
    keepElsewhere: "Keep the other one",
    empty: "(empty)",
  },
};
