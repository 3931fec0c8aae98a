import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Notifications",
  tabs: { label: "Notifications shown", to_do: "To do", all: "All" },
  readAll: "Mark all as read",
  seeAll: "See all notifications",
  settings: "Choose what I receive",
  more: "Show more",
  unread: "Unread",
  groups: { today: "Today", week: "This week", earlier: "Earlier" },
  empty: {
    all: "Nothing new. Enjoy it.",
    to_do: "Nothing to do. Enjoy it.",
  },
  emptyHint: "What is asked of you and reports that are ready appear here.",
  notRead: "The notifications could not be marked as read.",
  kinds: {
    evaluation_invitation: {
      toDo: "Your view on {subject} is requested",
      settled: "Your view on {subject} was requested",
    },
    evaluation_reminder: {
      toDo: "Your view on {subject} is still awaited",
      settled: "You were reminded of your view on {subject}",
    },
    nomination_asked: {
      toDo: "You are asked who could give you their view",
      settled: "You were asked who could give you their view",
    },
    nomination_sent: {
      toDo: "The suggestions {ofSubject} await your approval",
      settled: "The suggestions {ofSubject} have arrived",
    },
    nomination_approved: {
      toDo: "The suggestions {ofSubject} are approved: the evaluation is waiting to be launched",
      settled: "The suggestions {ofSubject} are approved",
    },
    report_ready: "Your report is ready",
    evaluation_completed: "The evaluation {ofSubject} is complete",
    group_short: "A group needs one more person for the evaluation {ofSubject}",
    rater_left: "Somebody who was awaited can no longer answer the evaluation {ofSubject}",
    report_to_review: "The report {ofSubject} is waiting to be reviewed and published",
    comment_flagged: {
      toDo: "A comment flagged in the report {ofSubject} is waiting for your decision",
      undecided: "Nobody can review a comment flagged in the report {ofSubject}",
    },
    flag_decided: "A comment that you flagged was reviewed",
  },
  mine: {
    evaluation_invitation: {
      toDo: "Your self-evaluation is requested",
      settled: "Your self-evaluation was requested",
    },
    evaluation_reminder: {
      toDo: "Your self-evaluation is still awaited",
      settled: "You were reminded of your self-evaluation",
    },
  },
};
