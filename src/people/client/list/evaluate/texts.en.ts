import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: { one: "Evaluate {count} person?", other: "Evaluate {count} people?" },
  none: "Nobody to evaluate",
  detail: "Nothing is sent yet: you choose the questions and who answers first.",
  confirm: { one: "Continue with {count} person", other: "Continue with {count} people" },
  not: {
    inactive_person: {
      one: "{count} person’s account is deactivated.",
      other: "{count} people’s accounts are deactivated.",
    },
    oneself: {
      one: "Somebody else evaluates you.",
      other: "Somebody else evaluates you.",
    },
  },
};
