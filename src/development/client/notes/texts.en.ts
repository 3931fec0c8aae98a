import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  titles: { follow_up: "Follow-ups", coaching: "Coaching" },
  intros: {
    follow_up: {
      own: "What was said, and the next meeting. Your managers and the administrators read your follow-ups.",
      others: "What was said, and the next meeting. {first} reads everything written here.",
    },
    coaching: {
      own: "Written for you by your managers or the administrators. You read every note.",
      others: "Your advice to {first}, who reads every note with the name of the person who wrote it.",
    },
  },
  add: { follow_up: "Add a follow-up", coaching: "Add a note" },
  none: { follow_up: "No follow-up yet.", coaching: "No note yet." },
  by: "{date}, {name}",
  next: "Next meeting on {date} at {time}",
  past: "Meeting planned for {date} at {time}",
  calendar: "Add to calendar",
  calendarOf: "Add to calendar the meeting on {date}",
  note: { follow_up: "the follow-up of {date}", coaching: "the note of {date}" },
  edit: "Edit",
  remove: "Delete",
  more: { one: "{count} older note", other: "{count} older notes" },
  removal: {
    title: "Delete {note}?",
    meeting: "No reminder will be sent for the planned meeting.",
  },
  dialog: {
    add: { follow_up: "New follow-up", coaching: "New coaching note" },
    edit: { follow_up: "Edit the follow-up", coaching: "Edit the note" },
    day: "Date",
    text: "Note",
    needsText: "Write a few words.",
    needsDay: "Choose the date of the note.",
    seenOwn: "Can be read by: you, your managers and the administrators.",
    seenOthers: "{first} will read this note and your name.",
    told: "{first} will get a notification, without the text, and will read this note with your name.",
    meetingOn: "Next meeting",
    meetingHint: {
      own: "A reminder comes the day before, to you and to your managers.",
      others: "A reminder comes the day before, to {first} and to you.",
    },
    time: "Time",
    saved: "Note saved.",
    notSaved: "The note isn’t saved.",
  },
};
