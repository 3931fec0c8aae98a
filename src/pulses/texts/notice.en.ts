import type { Translation } from "#platform/texts.ts";
import type { fr } from "./notice.fr.ts";

export const en: Translation<typeof fr> = {
  sentences: {
    anonymous: "Anonymous: your answers are kept without your name, and Rondo shows no one who has answered.",
    unfindable: "Once sent, they can’t be found again by anyone, not even you.",
    threshold: "Results appear only from {k} answers on.",
    readers: "They will be read by {readers}.",
    words: "What you write appears in them word for word, without a name, in shuffled order.",
  },
  readers: {
    charge: "administration, account owners",
    team_manager: "team managers (the whole and their own teams)",
    asked: "everyone who was asked, once published (the whole)",
  },
};
