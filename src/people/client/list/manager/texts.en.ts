import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: {
    one: "Change the manager of {count} person?",
    other: "Change the manager of {count} people?",
  },
  none: "Nothing to change",
  detail:
    "They will be able to open these people’s reports, and answer in the evaluations that ask for a manager.",
  field: "Who becomes the manager?",
  needed: "Choose who becomes the manager.",
  confirm: { one: "Change for {count} person", other: "Change for {count} people" },
  changed: {
    one: "{count} person now reports to {manager}.",
    other: "{count} people now report to {manager}.",
  },
  unchanged: {
    one: "{count} other stayed as they were.",
    other: "{count} others stayed as they were.",
  },
  not: {
    forbidden: {
      one: "Somebody else in the administration chooses your own manager.",
      other: "Somebody else in the administration chooses your own manager.",
    },
    oneself: {
      one: "Nobody reports to themselves.",
      other: "Nobody reports to themselves.",
    },
    status_conflict: {
      one: "{count} person already reports to them.",
      other: "{count} people already report to them.",
    },
    manager_cycle: {
      one: "{count} person would report to themselves.",
      other: "{count} people would report to themselves.",
    },
  },
  andOthers: { one: "and {count} other", other: "and {count} others" },
};
