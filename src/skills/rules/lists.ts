import { questionSorts, questionTypes, statuses } from "../vocabulary.ts";

/** How far uses are counted: a page of the catalogue costs the same whatever the number of evaluations. */
export const maxCountedUses = 100;

const translations = ["untranslated"] as const;

/** What the list of questions can be narrowed to. */
export const questionFilters = {
  skill: "id",
  type: questionTypes,
  status: statuses,
  model: "id",
  translation: translations,
} as const;
export const questionList = { filters: questionFilters, sorts: questionSorts };

/** What the list of skills can be narrowed to. */
export const skillFilters = { family: "id", status: statuses, translation: translations } as const;
export const skillList = { filters: skillFilters, sorts: [] };
