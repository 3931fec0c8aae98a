import type { NotificationChoice } from "#notifications/client/choice.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export const evaluationChoices = {
  evaluation_reminder: {
    texts: { fr: fr.choices.evaluation_reminder, en: en.choices.evaluation_reminder },
  },
} satisfies Record<string, NotificationChoice>;
