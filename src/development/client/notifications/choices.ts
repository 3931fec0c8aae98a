import type { NotificationChoice } from "#notifications/client/choice.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export const developmentChoices = {
  plan_meeting: { texts: { fr: fr.choices.plan_meeting, en: en.choices.plan_meeting } },
  plan_due: { texts: { fr: fr.choices.plan_due, en: en.choices.plan_due } },
  thanked: { texts: { fr: fr.choices.thanked, en: en.choices.thanked } },
} satisfies Record<string, NotificationChoice>;
