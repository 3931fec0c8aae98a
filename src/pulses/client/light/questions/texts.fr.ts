/** Les mots de l’aperçu, qui voyagent avec lui. */
export const fr = {
  kicker: "Question {number} de {total}",
  begin: "Commencer",
  back: "Retour",
  next: "Suivant",
  send: "Envoyer",
  untitled: "Sondage sans nom",
  noText: "Question à écrire",
  noOption: "Choix à écrire",
  noQuestion: "Ajoutez une première question.",
};
