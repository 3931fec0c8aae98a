export const fr = {
  title: "Badges",
  /** What is given by a rule says so. */
  automatic: "Attribué automatiquement",
  intro: "Attribués automatiquement, d’après ce que le plan dit. Ils ne se comparent pas.",
  none: "Aucun badge pour l’instant.",
  quarters: {
    Q1: "1ᵉʳ trimestre {year}",
    Q2: "2ᵉ trimestre {year}",
    Q3: "3ᵉ trimestre {year}",
    Q4: "4ᵉ trimestre {year}",
  },
  on: "le {date}",
};
