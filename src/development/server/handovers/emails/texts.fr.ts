export const fr = {
  subject: {
    one: "{names} pourra lire votre plan de développement",
    other: "{names} pourront lire votre plan de développement",
  },
  preheader: "À partir du {date}, ou avant si vous le voulez.",
  title: "Qui lira votre plan",
  what: {
    one: "{names} fait maintenant partie de vos gestionnaires et pourra lire, à partir du {date}, ce que vous partagez de votre plan de développement. Vous pouvez aussi lui ouvrir votre plan dès maintenant.",
    other:
      "{names} font maintenant partie de vos gestionnaires et pourront lire, à partir du {date}, ce que vous partagez de votre plan de développement. Vous pouvez aussi leur ouvrir votre plan dès maintenant.",
  },
  kept: "D’ici là, vous pouvez garder un objectif pour vous\u00A0: personne d’autre ne le lira.",
  action: "Voir mon plan",
  /** On the page of email tests: « usual » is named there. */
  names: {
    kinds: { "development.handover": "Plan de développement\u00A0: changement de gestionnaire" },
    samples: { several: "Plusieurs gestionnaires" },
  },
};
