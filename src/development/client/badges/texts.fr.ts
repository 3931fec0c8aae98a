export const fr = {
  title: "Badges",
  /** What is given by a rule says so. */
  automatic: "Attribué automatiquement",
  intro: "Attribués automatiquement, d’après ce que le plan dit. Ils ne se comparent pas.",
  none: "Aucun badge pour l’instant.",
  quarter: {
    one: "{count} formation sur {total} ce trimestre",
    other: "{count} formations sur {total} ce trimestre",
  },
  kinds: {
    three_courses: "Trois formations en un trimestre",
    first_plan: "Premier plan",
    first_objective: "Premier objectif atteint",
    year_of_follow_ups: "Un an de suivis",
  },
  quarters: {
    Q1: "1ᵉʳ trimestre {year}",
    Q2: "2ᵉ trimestre {year}",
    Q3: "3ᵉ trimestre {year}",
    Q4: "4ᵉ trimestre {year}",
  },
  on: "le {date}",
};
