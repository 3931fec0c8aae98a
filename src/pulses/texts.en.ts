import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Pulse surveys",
  tabs: { label: "Pulse surveys", runs: "Surveys", templates: "Our templates", library: "Library" },
  untitled: "Untitled survey",
  copyName: "{name} (copy)",
  themes: {
    engagement: "Engagement",
    workload: "Workload",
    wellbeing: "Well-being",
    recognition: "Recognition",
    manager: "Manager",
    safety: "Psychological safety",
    onboarding: "Onboarding",
    change: "Change",
    workplace: "Workplace",
    loyalty: "Recommendation",
    other: "Other",
  },
  questionCount: { one: "{count} question", other: "{count} questions" },
  minutes: { one: "about {count} minute", other: "about {count} minutes" },
  untranslated: { one: "{count} text to translate", other: "{count} texts to translate" },
};
