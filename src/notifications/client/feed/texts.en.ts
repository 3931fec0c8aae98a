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
};
