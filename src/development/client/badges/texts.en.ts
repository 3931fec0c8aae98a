import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Badges",
  automatic: "Awarded automatically",
  intro: "Awarded automatically, from the plan. They are not for comparing people.",
  none: "No badge yet.",
  quarters: { Q1: "Q1 {year}", Q2: "Q2 {year}", Q3: "Q3 {year}", Q4: "Q4 {year}" },
  on: "on {date}",
};
