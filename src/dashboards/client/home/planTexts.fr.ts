/** The words of the card of one’s own plan, which travel with it. */
export const fr = {
  title: "Mon plan",
  next: "Votre prochain pas",
  until: "d’ici le {date}",
  late: "à faire pour le {date}, en retard",
  open: "Voir mon plan",
  begin: "Commencer mon plan",
  beginWords: "Partez de votre rapport\u00a0: deux priorités suffisent souvent.",
  nothing: "Rien d’ouvert dans votre plan pour l’instant",
  nothingWords: "Un prochain objectif, quand vous voudrez.",
};
