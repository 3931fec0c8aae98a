/** Les mots d’un sondage en cours d’écriture, qui voyagent avec l’aperçu. */
export const fr = {
  untitled: "Sondage sans nom",
  noText: "Question à écrire",
  noOption: "Choix à écrire",
  noQuestion: "Ajoutez une première question.",
};
