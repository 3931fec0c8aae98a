/** The dialog that deletes a draft; its texts are loaded with it. */
export const fr = {
  title: "Supprimer l’évaluation «\u00A0{name}\u00A0»?",
  detail:
    "Le questionnaire et la liste des personnes invitées seront supprimés. Cette action est définitive.",
  confirm: "Supprimer l’évaluation",
  done: "Supprimé.",
};
