import type { NotificationChoice } from "#notifications/client/choice.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export const reportChoices = {
  report_ready: { texts: { fr: fr.choices.report_ready, en: en.choices.report_ready } },
  evaluation_completed: {
    texts: { fr: fr.choices.evaluation_completed, en: en.choices.evaluation_completed },
    needs: "evaluate",
  },
} satisfies Record<string, NotificationChoice>;
