import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "What we’re taking away",
  intro: "Say what the team told you and what you’ll do about it. It’s what makes people answer next time.",
  write: "Write what we’re taking away",
  edit: "Edit",
  draft: "Draft",
  draftHint: "Seen by administration and account owners only.",
  published: "Shared on {date}",
  publishedHint: "What you save here shows at once, without another email.",
  actions: "What we’ll do",
  by: "by {date}",
  done: "done on {date}",
  isDone: "Done",
  isDoneNamed: "Done: {action}",
  dayOver: "That day is over. Choose a day to come.",
  fields: {
    text: "What the team told you, and what you take away",
    textHint: "Quote no one: answers are anonymous.",
    action: "Action {number}",
    what: "What will be done",
    who: "By whom",
    by: "By",
    actions: "What we’ll do",
  },
  add: "Add an action",
  remove: "Remove action {number}",
  notSaved: "The note wasn’t saved.",
  saved: "Note saved.",
  share: "Share what we take away",
  shareResults: "Publish the results",
  shared: "Shared.",
  confirm: {
    title: "Share what we’re taking away?",
    titleResults: "Publish the results without a note?",
    told: {
      one: "The person who was asked will be told, whether or not they answered, by an email and a notification, unless they opted out of these or have left.",
      other:
        "The {count} people who were asked will be told, whether or not they answered, by an email and a notification, unless they opted out of these or have left.",
    },
    toldBefore:
      "The people who were asked have already been told of the results: they’ll find the note beside them, without another email.",
    note: "They’ll read this note, with the names and dates of the actions. The results stay with administration, account owners and team managers.",
    noteAndResults:
      "They’ll read this note, with the names and dates of the actions, and the results of the whole.",
    results: "They’ll read the results of the whole.",
    once: "This can’t be taken back.",
    action: "Share",
    actionResults: "Publish",
  },
};
