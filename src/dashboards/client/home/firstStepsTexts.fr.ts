/** The words of the first steps, which travel with them. */
export const fr = {
  title: "Premiers pas",
  progress: "{count} sur {total}",
  done: "fait",
  invite: {
    title: "Inviter votre équipe",
    detail:
      "Collez une liste de courriels, ou importez un fichier\u00A0: les équipes et les gestionnaires viennent avec.",
    action: "Inviter",
    other: "Importer un fichier",
  },
  create: {
    title: "Créer une évaluation",
    detail:
      "La bibliothèque propose les questions. Pour plusieurs personnes à la fois, préparez une campagne.",
    action: "Créer",
    other: "Préparer une campagne",
  },
  read: {
    title: "Lire un exemple",
    detail: "Le rapport complet d’une personne fictive, tel que la personne évaluée le lira.",
    action: "Lire",
  },
};
