import type { Translation } from "#platform/texts.ts";
import type { fr } from "./notice.fr.ts";

export const en: Translation<typeof fr> = {
  sentences: {
    anonymous: "Anonymous: Rondo shows no one who has answered.",
    unfindable: "Once sent, your answers can’t be found again in Rondo by anyone, not even you.",
    threshold: "Results from {k} answers on.",
    readers: "Read by {readers}.",
    words: "What you write appears word for word, without a name, shuffled among the rest.",
  },
  readers: {
    charge: "administration, account owners",
    team_manager: "team managers (the whole and their teams)",
    asked: "everyone asked, once published (the whole)",
  },
};
