import { IconUserCheck, IconUserPlus, IconUsersGroup } from "@tabler/icons-react";
import { buildEvaluationView } from "#evaluations/client/notifications/evaluationView.ts";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import type { nominationKinds } from "#nominations/rules/notifications.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

export const nominationViews: Record<keyof typeof nominationKinds, NotificationView> = {
  nomination_asked: buildEvaluationView(IconUserPlus, (language) => texts[language].nomination_asked),
  nomination_sent: buildEvaluationView(IconUserCheck, (language) => texts[language].nomination_sent),
  nomination_approved: buildEvaluationView(IconUsersGroup, (language) => texts[language].nomination_approved),
};
