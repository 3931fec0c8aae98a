import type { answerErrors } from "../rules/errors.ts";

export const fr = {
  stale_answer: "Une réponse plus récente existe sur un autre appareil.",
  required_questions_missing: "Répondez à toutes les questions obligatoires avant de finaliser.",
  required_comments_missing: "Ajoutez au moins un exemple concret par compétence avant de finaliser.",
} satisfies Record<keyof typeof answerErrors, string>;
