import { developmentChoices } from "#development/client/notifications/choices.ts";
import { evaluationChoices } from "#evaluations/client/notifications/choices.ts";
import type { NotificationChoice } from "#notifications/client/choice.ts";
import { pulseChoices } from "#pulses/client/notifications/choices.ts";
import { reportChoices } from "#reports/client/notifications/choices.ts";
import type { RefusableKind } from "./registries.ts";

/** In the order of the settings. A kind that may be refused does not compile without its name. */
export const notificationChoices: Record<RefusableKind, NotificationChoice> = {
  ...evaluationChoices,
  ...reportChoices,
  ...pulseChoices,
  ...developmentChoices,
};
