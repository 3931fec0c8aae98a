import { IconChartBar, IconHeartbeat } from "@tabler/icons-react";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import { paths } from "#paths.ts";
import { formatDay, say } from "#platform/texts.ts";
import type { NotifiedRun } from "../../contract/notified.ts";
import type { pulseKinds } from "../../rules/notifications.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

const getFacts = ({ facts }: { facts: unknown }) => facts as NotifiedRun;

const buildView = (
  icon: NotificationView["icon"],
  choose: (facts: NotifiedRun) => {
    words: Exclude<keyof typeof fr, "choices">;
    address: (id: string) => string;
  },
): NotificationView => ({
  icon,
  sentence: (item, language) => {
    const { words } = choose(getFacts(item));
    return say(language, texts[language][words], { date: formatDay(language, getFacts(item).closesOn) });
  },
  about: (item) => getFacts(item).name,
  address: (item) => choose(getFacts(item)).address(item.objectId),
});

export const pulseViews: Record<keyof typeof pulseKinds, NotificationView> = {
  pulse_asked: buildView(IconHeartbeat, () => ({ words: "pulse_asked", address: paths.pulseSurvey })),
  pulse_reminder: buildView(IconHeartbeat, () => ({ words: "pulse_reminder", address: paths.pulseSurvey })),
  // Those who may not read the results find the note where they answered.
  pulse_published: buildView(IconChartBar, ({ hasResults }) =>
    hasResults
      ? { words: "pulse_published", address: paths.pulseReport }
      : { words: "noteOnly", address: paths.pulseSurvey },
  ),
};
