import type { Translation } from "#platform/texts.ts";
import type { fr } from "./badges.fr.ts";

export const en: Translation<typeof fr> = {
  line: "Badges awarded automatically: {names}",
  quarter: {
    one: "{count} course out of {total} this quarter",
    other: "{count} courses out of {total} this quarter",
  },
  kinds: {
    three_courses: "Three courses in a quarter",
    first_plan: "First plan",
    first_objective: "First goal reached",
    year_of_follow_ups: "A year of follow-ups",
  },
};
