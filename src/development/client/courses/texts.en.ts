import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Courses",
  intro: { own: "What you are learning, and how far you are.", others: "What {first} is learning." },
  asks: "The company asks a manager to confirm finished courses.",
  add: "Add a course",
  none: "No course yet.",
  states: { to_do: "To do", under_way: "Under way", finished: "Finished" },
  finishedOn: "Finished on {date}",
  confirmed: "Confirmed by {name}",
  waiting: "To be confirmed by a manager",
  confirm: "Confirm",
  confirmNamed: "Confirm “{title}”",
  edit: "Edit",
  remove: "Delete",
  removal: "Delete “{title}”?",
  removalWords: "A badge that counted it may go with it.",
  announced: "Course confirmed.",
  dialog: {
    add: "New course",
    edit: "Edit the course",
    name: "Course",
    nameHint: "In your own words: a class, a book, a workshop, mentoring.",
    needsName: "Name the course.",
    state: "How far are you?",
    finishedOn: "Finished on",
    needsDay: "Say on which day it ended.",
    anew: "What you change will have to be confirmed again.",
    saved: "Course saved.",
    notSaved: "The course isn’t saved.",
  },
};
