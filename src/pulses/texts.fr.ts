import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Sondages éclair",
  tabs: { label: "Sondages éclair", runs: "Sondages", templates: "Nos modèles", library: "Bibliothèque" },
  untitled: "Sondage sans nom",
  /** Le nom d’une copie. */
  copyName: "{name} (copie)",
  themes: {
    engagement: "Engagement",
    workload: "Charge de travail",
    wellbeing: "Bien-être",
    recognition: "Reconnaissance",
    manager: "Gestionnaire",
    safety: "Sécurité psychologique",
    onboarding: "Intégration",
    change: "Changement",
    workplace: "Lieu de travail",
    loyalty: "Recommandation",
    other: "Autre",
  },
  questionCount: { one: "{count} question", other: "{count} questions" },
  minutes: { one: "{count} minute environ", other: "{count} minutes environ" },
  untranslated: { one: "{count} texte à traduire", other: "{count} textes à traduire" },
};

declare module "#platform/texts.ts" {
  interface Texts {
    pulses: Translation<typeof fr>;
  }
}
