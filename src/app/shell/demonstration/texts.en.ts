import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  chip: {
    name: "Demo",
    detail: "Demonstration company: the people and their answers are fictional.",
  },
  title: "Demonstration company",
  what: "The people, their answers and their reports are made up. Try anything you like: these people receive no email.",
  whenDone: "Once you have seen enough, remove it in one go.",
  whoRemoves: "The administrators of this company can remove it.",
  remove: "Remove the demonstration",
  goOn: "Keep exploring",
  question: "Remove “{company}”?",
  whatGoes:
    "Everything goes for good: people and their accounts, teams, evaluations, answers, reports, images and the activity log. All sessions end, yours too.",
  whoGoes: {
    one: "A real person was invited here: their account and all that they wrote would go too. Nothing has been removed yet.",
    other:
      "{count} real people were invited here: their accounts and all that they wrote would go too. Nothing has been removed yet.",
  },
  removeThem: { one: "Remove everything, this person too", other: "Remove everything, these people too" },
  whatStays: "Other companies do not change. The demonstration will not come back at the next start.",
};
