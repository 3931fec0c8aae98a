export const fr = {
  title: "Badges",
  /** What is given by a rule says so. */
  automatic: "Attribué automatiquement",
  intro: "Attribués automatiquement, d’après le plan. Ils ne servent pas à comparer les gens.",
  none: "Aucun badge pour l’instant.",
  quarters: {
    Q1: "1ᵉʳ trimestre {year}",
    Q2: "2ᵉ trimestre {year}",
    Q3: "3ᵉ trimestre {year}",
    Q4: "4ᵉ trimestre {year}",
  },
  on: "le {date}",
};
