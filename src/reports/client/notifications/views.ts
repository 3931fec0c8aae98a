import { IconChartDonut, IconCircleCheck, IconEyeCheck, IconFlag, IconFlagCheck } from "@tabler/icons-react";
import { evaluationView } from "#evaluations/client/notifications/evaluationView.ts";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import type { reportKinds } from "#reports/rules/notificationKinds.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

export const reportViews: Record<keyof typeof reportKinds, NotificationView> = {
  report_ready: evaluationView(IconChartDonut, (language) => texts[language].report_ready),
  evaluation_completed: evaluationView(IconCircleCheck, (language) => texts[language].evaluation_completed),
  report_to_review: evaluationView(IconEyeCheck, (language) => texts[language].report_to_review),
  comment_flagged: evaluationView(IconFlag, (language) => texts[language].comment_flagged),
  flag_decided: evaluationView(IconFlagCheck, (language) => texts[language].flag_decided),
};
