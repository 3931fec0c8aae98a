import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Sondages",
  caption: "Sondages qui vous concernent",
  groups: { open: "À répondre", past: "Terminés" },
  columns: { name: "Sondage", when: "Date", what: "Contenu", main: "Action" },
  until: "D’ici le {date}",
  today: "Dernier jour",
  ended: "Terminé le {date}",
  results: "Résultats",
  retained: "Ce que nous retenons",
  few: "Trop peu de réponses pour des résultats",
  answer: "Répondre",
  answerNamed: "Répondre\u00A0: {name}",
  open: "Voir",
  openNamed: "Voir\u00A0: {name}, {date}",
  more: "Afficher les sondages plus anciens",
  hint: "Les résultats d’un sondage terminé s’ajoutent ici dès qu’ils vous sont ouverts.",
  empty: "Aucun sondage pour le moment",
  emptyDetail:
    "Quand un sondage vous sera envoyé, vous le trouverez ici. Ses résultats y resteront, une fois partagés.",
};

declare module "#platform/texts.ts" {
  interface Texts {
    mySurveys: Translation<typeof fr>;
  }
}
