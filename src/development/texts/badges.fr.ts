/** The names of badges, and how far the next one is: what other pages say of them too. */
export const fr = {
  /** Those of the reader, where there is room for a line alone. */
  line: "Badges attribués automatiquement\u00a0: {names}",
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
};
