import {
  IconCalendarEvent,
  IconRefresh,
  IconClock,
  IconHeart,
  IconNote,
  IconTargetArrow,
} from "@tabler/icons-react";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import { paths } from "#paths.ts";
import { formatDay, say } from "#platform/texts.ts";
import type {
  NotifiedCheckpoint,
  NotifiedDue,
  NotifiedMeeting,
  NotifiedNote,
  NotifiedOpening,
  NotifiedPlan,
  NotifiedRecognition,
} from "../../contract/notified.ts";
import type {
  checkpointKinds,
  dueKinds,
  planKinds,
  planNoteKinds,
  recognitionKinds,
} from "../../rules/notifications.ts";
import { checkpointPlace, toNotePlace, toThanksPlace } from "../beside/places.ts";
import { formatClock } from "../formatClock.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

/** @param place what of the page it leads to; without one, the top */
const toPlan = ({ facts }: { facts: unknown }, place?: string) =>
  paths.developmentPlan((facts as { profileId: string }).profileId) + (place ? `#${place}` : "");

const getFacts = ({ facts }: { facts: unknown }) => facts as NotifiedPlan;
const getOpening = ({ facts }: { facts: unknown }) => facts as NotifiedOpening;

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
    address: toPlan,
  },
  plan_opened: {
    icon: IconTargetArrow,
    sentence: (item, language) => say(language, texts[language].plan_opened, { name: getOpening(item).name }),
    about: () => "",
    address: toPlan,
  },
};

const getNote = ({ facts }: { facts: unknown }) => facts as NotifiedNote;
const getMeeting = ({ facts }: { facts: unknown }) => facts as NotifiedMeeting;

export const planNoteViews: Record<keyof typeof planNoteKinds, NotificationView> = {
  plan_note: {
    icon: IconNote,
    sentence: (item, language) => {
      const { author: name, meetingOn } = getNote(item);
      const { plan_note: words, plan_note_meeting: withMeeting } = texts[language];
      return meetingOn === null
        ? say(language, words, { name })
        : say(language, withMeeting, { name, date: formatDay(language, meetingOn) });
    },
    about: () => "",
    address: (item) => toPlan(item, toNotePlace(item.objectId)),
  },
  plan_meeting: {
    icon: IconCalendarEvent,
    sentence: (item, language) => {
      const { isOwn, on, time } = getMeeting(item);
      const { plan_meeting: words } = texts[language];
      const when = { date: formatDay(language, on), time: formatClock(language, time) };
      return say(language, isOwn ? words.mine : words.others, when);
    },
    about: (item) => getMeeting(item).name,
    address: (item) => toPlan(item, toNotePlace(item.objectId)),
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
    address: toPlan,
  },
};

const getRecognition = ({ facts }: { facts: unknown }) => facts as NotifiedRecognition;

export const recognitionViews: Record<keyof typeof recognitionKinds, NotificationView> = {
  thanked: {
    icon: IconHeart,
    sentence: (item, language) => say(language, texts[language].thanked, { name: getRecognition(item).name }),
    about: () => "",
    address: (item) => toPlan(item, toThanksPlace(item.objectId)),
  },
};

const getCheckpoint = ({ facts }: { facts: unknown }) => facts as NotifiedCheckpoint;

export const checkpointViews: Record<keyof typeof checkpointKinds, NotificationView> = {
  checkpoint_asked: {
    icon: IconRefresh,
    sentence: (item, language) =>
      say(language, texts[language].checkpoint_asked, { name: getCheckpoint(item).name }),
    about: (item) => getCheckpoint(item).evaluation,
    address: (item) => paths.checkpoint(getCheckpoint(item).profileId),
  },
  checkpoint_launched: {
    icon: IconRefresh,
    sentence: (item, language) =>
      say(language, texts[language].checkpoint_launched, { name: getCheckpoint(item).name }),
    about: (item) => getCheckpoint(item).evaluation,
    address: (item) => toPlan(item, checkpointPlace),
  },
  checkpoint_declined: {
    icon: IconRefresh,
    sentence: (item, language) =>
      say(language, texts[language].checkpoint_declined, { name: getCheckpoint(item).name }),
    about: (item) => getCheckpoint(item).evaluation,
    address: (item) => toPlan(item, checkpointPlace),
  },
};
