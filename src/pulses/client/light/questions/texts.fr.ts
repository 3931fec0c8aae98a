/** Les mots de l’aperçu, qui voyagent avec lui. */
export const fr = {
  kicker: "Question {number} de {total}",
  optional: "Facultative",
  answer: "Votre réponse",
  low: "Pas du tout",
  high: "Tout à fait",
  begin: "Commencer",
  back: "Retour",
  next: "Suivant",
  send: "Envoyer",
  untitled: "Sondage sans nom",
  noText: "Question à écrire",
  noOption: "Choix à écrire",
  noQuestion: "Ajoutez une première question.",
  notice: {
    anonymous: "Réponses anonymes\u00A0: personne ne peut retrouver les vôtres, pas même vous.",
    charge: "Dès {k} réponses, les responsables lisent l’ensemble, et chaque gestionnaire, son équipe.",
    asked:
      "Dès {k} réponses, les responsables lisent l’ensemble, et chaque gestionnaire, son équipe. Vous lirez l’ensemble une fois publié.",
  },
};
