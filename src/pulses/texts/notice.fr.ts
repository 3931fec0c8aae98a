/** « Qui verra quoi? »: each sentence says what the rules do, in the form and in emails (rules/notice.ts). */
export const fr = {
  sentences: {
    anonymous:
      "Anonyme : vos réponses sont gardées sans votre nom, et Rondo ne montre à personne qui a répondu.",
    unfindable: "Une fois envoyées, nul ne peut les retrouver, pas même vous.",
    threshold: "Les résultats ne paraissent qu’à partir de {k} réponses.",
    readers: "Les liront : {readers}.",
    words: "Ce que vous écrivez y figure mot pour mot, sans nom, dans un ordre mélangé.",
  },
  readers: {
    charge: "l’administration, les responsables du compte",
    team_manager: "les gestionnaires d’équipe (l’ensemble et leurs équipes)",
    asked: "une fois publiés, toutes les personnes sollicitées (l’ensemble)",
  },
};
