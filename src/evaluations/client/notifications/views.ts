import { IconClipboardText, IconClockHour4, IconUserOff, IconUserQuestion } from "@tabler/icons-react";
import type { evaluationKinds } from "#evaluations/rules/notifications.ts";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import { buildEvaluationView } from "./evaluationView.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

export const evaluationViews: Record<keyof typeof evaluationKinds, NotificationView> = {
  evaluation_invitation: buildEvaluationView(
    IconClipboardText,
    (language, { isMine }) => texts[language].evaluation_invitation[isMine ? "mine" : "others"],
  ),
  evaluation_reminder: buildEvaluationView(
    IconClockHour4,
    (language, { isMine }) => texts[language].evaluation_reminder[isMine ? "mine" : "others"],
  ),
  group_short: buildEvaluationView(IconUserQuestion, (language) => texts[language].group_short),
  rater_left: buildEvaluationView(IconUserOff, (language) => texts[language].rater_left),
};
