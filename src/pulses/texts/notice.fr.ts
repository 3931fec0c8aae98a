/** « Qui verra quoi? »: each sentence says what the rules do, in the form and in emails (rules/notice.ts). */
export const fr = {
  sentences: {
    anonymous: "Anonyme : Rondo ne montre à personne qui a répondu.",
    unfindable: "Dans Rondo, nul ne peut retrouver vos réponses une fois envoyées, pas même vous.",
    threshold: "Résultats à partir de {k} réponses.",
    readers: "Les liront : {readers}.",
    words: "Vos textes y figurent mot pour mot, sans nom, mélangés aux autres.",
  },
  readers: {
    charge: "l’administration, les responsables du compte",
    team_manager: "les gestionnaires d’équipe (ensemble et leurs équipes)",
    asked: "les personnes sondées, une fois publiés (ensemble)",
  },
};
