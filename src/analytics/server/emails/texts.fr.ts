export const fr = {
  indexOn: {
    subject: "Un indice de contribution pour {company}",
    preheader: "Un chiffre pour des groupes d’au moins cinq personnes, jamais pour une personne.",
    title: "Un indice de contribution pour {company}",
    hello:
      "Bonjour {firstName}. {company} a mis en service un indice de contribution. Voici ce qu’il est, sur quoi il repose, qui le voit et à qui poser vos questions.",
    formula:
      "L’indice est un nombre de 0 à 100. Il résume ce que les rapports publiés d’un groupe montrent des regards reçus, sur une échelle de 1 à 5\u00a0: de la moyenne pondérée des chiffres du groupe, on retire 1, on divise par 4, on multiplie par 100. Une moyenne de 4,2 donne ainsi un indice de 80.",
    weights:
      "Aujourd’hui, les compétences y comptent pour {skills}\u00a0%, les valeurs pour {values}\u00a0% et les objectifs pour {objectives}\u00a0%. Ce qui manque laisse sa part aux autres.",
    groups:
      "Il existe pour un poste, une équipe ou une direction, à partir de cinq personnes évaluées, pour un mois, un trimestre ou une année terminés. Rondo ne le calcule jamais pour une personne et n’en tire aucun classement de personnes.",
    rests:
      "Il repose seulement sur des évaluations lancées après le {date}, à partir de ce que montrent leurs rapports publiés\u00a0: jamais une réponse isolée, jamais un commentaire.",
    readers:
      "L’administration le voit pour tous ces groupes; les gestionnaires d’équipe, pour leurs équipes seulement.",
    officer:
      "Une question, ou le souhait de savoir ce qui vous concerne? Adressez-vous à la personne responsable de la protection des renseignements personnels chez {company}\u00a0: {officer}.",
    /** While the company has named no such person. */
    noOfficer:
      "Une question, ou le souhait de savoir ce qui vous concerne? Adressez-vous à la personne responsable de la protection des renseignements personnels chez {company}.",
    footnote: "Vous n’avez rien à faire\u00a0: ce courriel est un avis, envoyé à tout le personnel.",
  },
  names: {
    kinds: { "analytics.indexOn": "Entreprise\u00a0: avis de l’indice de contribution" },
    samples: {},
  },
} as const;
