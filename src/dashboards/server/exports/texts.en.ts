import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  figures: {
    titles: {
      direction: "Figures by division, {period}",
      team: "Figures by team, {period}",
      position: "Figures by position, {period}",
    },
    heads: { direction: "Division", team: "Team", position: "Position" },
    measure: "Measure",
    period: "Period",
    sheets: {
      skills: "Skills",
      values: "Values and objectives",
      index: "Contribution index",
      lines: "All figures",
    },
    value: "Mean of the others (1 to 5), index (of 100)",
    people: "People",
    asOf: "As of",
  },
  trends: {
    title: "Trends of the figures, {period}",
    titleOf: "Trends of the figures ({cut}), {period}",
    cut: "Group",
    measure: "Measure",
    period: "Period",
    value: "Mean of the others (1 to 5)",
    people: "People",
    questions: "Questions",
    set: "Set {count}",
    mixed: "Varied",
    change: "Change",
    readings: {
      first: "first published figure",
      questions: "other questions: not to be compared",
      up: "up, beyond chance, since {period}",
      down: "down, beyond chance, since {period}",
      noise: "noise: chance may explain the difference since {period}",
    },
  },
  people: {
    title: "Reports by person",
    narrowed: "Reports by person ({filters})",
    columns: {
      lastName: "Last name",
      firstName: "First name",
      job: "Position",
      last: "Latest evaluation",
      state: "State",
      published: "Published on",
      due: "Due date",
    },
    never: "Not evaluated yet",
  },
  company: "The whole company",
  between: "between {from} and {to}",
  maskedReason:
    "Masked: alone or combined with other published figures, it would tell of fewer than five people.",
  noIndex:
    "Too few figures of this group are published, or one of its evaluations was launched before the notice: it has no index.",
  all: "All measures",
  values: "Values",
  objectives: "Objectives",
  index: "Contribution index",
};
