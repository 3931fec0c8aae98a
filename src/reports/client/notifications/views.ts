import { IconChartDonut, IconCircleCheck, IconEyeCheck, IconFlag, IconFlagCheck } from "@tabler/icons-react";
import { buildEvaluationView } from "#evaluations/client/notifications/evaluationView.ts";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import type { reportKinds } from "#reports/rules/notificationKinds.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

export const reportViews: Record<keyof typeof reportKinds, NotificationView> = {
  report_ready: buildEvaluationView(IconChartDonut, (language) => texts[language].report_ready),
  evaluation_completed: buildEvaluationView(
    IconCircleCheck,
    (language) => texts[language].evaluation_completed,
  ),
  report_to_review: buildEvaluationView(IconEyeCheck, (language) => texts[language].report_to_review),
  comment_flagged: buildEvaluationView(IconFlag, (language) => texts[language].comment_flagged),
  flag_decided: buildEvaluationView(IconFlagCheck, (language) => texts[language].flag_decided),
};
