import type { NotificationChoice, NotificationWords } from "#notifications/client/choice.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export const developmentChoices = {
  plan_note: { texts: { fr: fr.choices.plan_note, en: en.choices.plan_note }, only: "application" },
  plan_meeting: { texts: { fr: fr.choices.plan_meeting, en: en.choices.plan_meeting }, only: "application" },
  plan_due: { texts: { fr: fr.choices.plan_due, en: en.choices.plan_due } },
  thanked: { texts: { fr: fr.choices.thanked, en: en.choices.thanked }, only: "application" },
} satisfies Record<string, NotificationChoice>;

/** What no one may do without. */
export const developmentAlways: readonly NotificationWords[] = [
  { texts: { fr: fr.always.handover, en: en.always.handover } },
  { texts: { fr: fr.always.checkpoint, en: en.always.checkpoint } },
];
