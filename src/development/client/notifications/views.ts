import { IconCalendarEvent, IconRefresh, IconClock, IconHeart, IconTargetArrow } from "@tabler/icons-react";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import { paths } from "#paths.ts";
import { formatDay, say } from "#platform/texts.ts";
import type {
  NotifiedCheckpoint,
  NotifiedDue,
  NotifiedMeeting,
  NotifiedPlan,
  NotifiedRecognition,
} from "../../contract/notified.ts";
import type {
  checkpointKinds,
  dueKinds,
  meetingKinds,
  planKinds,
  recognitionKinds,
} from "../../rules/notifications.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

const getFacts = ({ facts }: { facts: unknown }) => facts as NotifiedPlan;

export const planViews: Record<keyof typeof planKinds, NotificationView> = {
  plan_manager: {
    icon: IconTargetArrow,
    sentence: (item, language) => {
      const { manager, more, opensOn } = getFacts(item);
      const { plan_manager: one, plan_managers: several } = texts[language];
      const date = formatDay(language, opensOn);
      return say(language, more > 0 ? several : one, { name: manager, count: more, date });
    },
    about: () => "",
    address: (item) => paths.developmentPlan(getFacts(item).profileId),
  },
};

const getMeeting = ({ facts }: { facts: unknown }) => facts as NotifiedMeeting;

export const meetingViews: Record<keyof typeof meetingKinds, NotificationView> = {
  plan_meeting: {
    icon: IconCalendarEvent,
    sentence: (item, language) => {
      const { isOwn, on, time } = getMeeting(item);
      const { plan_meeting: words } = texts[language];
      return say(language, isOwn ? words.mine : words.others, { date: formatDay(language, on), time });
    },
    about: (item) => getMeeting(item).name,
    address: (item) => paths.developmentPlan(getMeeting(item).profileId),
  },
};

const getDue = ({ facts }: { facts: unknown }) => facts as NotifiedDue;

export const dueViews: Record<keyof typeof dueKinds, NotificationView> = {
  plan_due: {
    icon: IconClock,
    sentence: (item, language) => {
      const { words, on } = getDue(item);
      return say(language, texts[language].plan_due, { words, date: formatDay(language, on) });
    },
    about: () => "",
    address: (item) => paths.developmentPlan(getDue(item).profileId),
  },
};

const getRecognition = ({ facts }: { facts: unknown }) => facts as NotifiedRecognition;

export const recognitionViews: Record<keyof typeof recognitionKinds, NotificationView> = {
  thanked: {
    icon: IconHeart,
    sentence: (item, language) => say(language, texts[language].thanked, { name: getRecognition(item).name }),
    about: () => "",
    address: (item) => paths.developmentPlan(getRecognition(item).profileId),
  },
};

const getCheckpoint = ({ facts }: { facts: unknown }) => facts as NotifiedCheckpoint;

export const checkpointViews: Record<keyof typeof checkpointKinds, NotificationView> = {
  checkpoint_asked: {
    icon: IconRefresh,
    sentence: (item, language) =>
      say(language, texts[language].checkpoint_asked, { name: getCheckpoint(item).name }),
    about: () => "",
    address: (item) => paths.checkpoint(getCheckpoint(item).profileId),
  },
  checkpoint_declined: {
    icon: IconRefresh,
    sentence: (item, language) =>
      say(language, texts[language].checkpoint_declined, { name: getCheckpoint(item).name }),
    about: () => "",
    address: (item) => paths.developmentPlan(getCheckpoint(item).profileId),
  },
};
