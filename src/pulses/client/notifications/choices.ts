import type { NotificationChoice } from "#notifications/client/choice.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export const pulseChoices = {
  pulse_reminder: {
    texts: { fr: fr.choices.pulse_reminder, en: en.choices.pulse_reminder },
    only: "email",
  },
  pulse_published: { texts: { fr: fr.choices.pulse_published, en: en.choices.pulse_published } },
} satisfies Record<string, NotificationChoice>;
