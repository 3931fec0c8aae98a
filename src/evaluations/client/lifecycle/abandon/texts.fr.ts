/** The dialog that cancels a running evaluation; its texts are loaded with it. */
export const fr = {
  title: "Annuler «\u00A0{name}\u00A0» et effacer les réponses?",
  answered: {
    one: "{count} personne a déjà répondu.",
    other: "{count} personnes ont déjà répondu.",
  },
  lost: "Toutes les réponses, celles qui sont commencées et les liens vers leurs auteurs seront effacés tout de suite. Personne ne pourra plus répondre, et aucun rapport ne sera calculé.",
  final: "Cette action est définitive.",
  typeName: "Pour confirmer, tapez le nom de l’évaluation",
  nameFirst: "Tapez d’abord le nom de l’évaluation.",
  confirm: "Annuler et effacer",
  keep: "Garder l’évaluation",
  done: "Évaluation annulée, réponses effacées. Elle reste dans les archives.",
};
