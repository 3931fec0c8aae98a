import type { Translation } from "#platform/texts.ts";
import type { fr } from "./firstStepsTexts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "First steps",
  progress: "{count} of {total}",
  done: "done",
  invite: {
    title: "Invite your team",
    detail: "Paste a list of emails, or import a file: teams and managers come with it.",
    action: "Invite",
    other: "Import a file",
  },
  create: {
    title: "Create an evaluation",
    detail: "The library suggests the questions. For several people at once, prepare a campaign.",
    action: "Create",
    other: "Prepare a campaign",
  },
  read: {
    title: "Read an example",
    detail: "The whole report of a fictional person, as the person evaluated will read it.",
    action: "Read",
  },
};
