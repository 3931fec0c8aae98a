import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  nomination_asked: {
    toDo: "You are asked who could give you their view",
    settled: "You were asked who could give you their view",
  },
  nomination_sent: {
    toDo: "The suggestions {ofSubject} await your approval",
    settled: "The suggestions {ofSubject} have arrived",
  },
  nomination_approved: {
    toDo: "The suggestions {ofSubject} are approved: the evaluation is waiting to be launched",
    settled: "The suggestions {ofSubject} are approved",
  },
};
