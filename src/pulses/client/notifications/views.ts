import { IconChartBar, IconHeartbeat } from "@tabler/icons-react";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import { paths } from "#paths.ts";
import { formatDay, say } from "#platform/texts.ts";
import type { NotifiedRun } from "../../contract/notified.ts";
import type { pulseKinds } from "../../rules/notifications.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

const buildView = (
  icon: NotificationView["icon"],
  kind: keyof typeof pulseKinds,
  address: (runId: string) => string,
): NotificationView => ({
  icon,
  sentence: ({ facts }, language) =>
    say(language, texts[language][kind], { date: formatDay(language, (facts as NotifiedRun).closesOn) }),
  about: ({ facts }) => (facts as NotifiedRun).name,
  address: ({ objectId }) => address(objectId),
});

export const pulseViews: Record<keyof typeof pulseKinds, NotificationView> = {
  pulse_asked: buildView(IconHeartbeat, "pulse_asked", paths.pulseSurvey),
  pulse_reminder: buildView(IconHeartbeat, "pulse_reminder", paths.pulseSurvey),
  pulse_published: buildView(IconChartBar, "pulse_published", paths.pulseReport),
};
