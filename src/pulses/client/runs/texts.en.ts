import type { Translation } from "#platform/texts.ts";
import { en as seriesWords } from "./series/texts.en.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  caption: "Pulse surveys, by status",
  create: "New survey",
  empty: "Three questions are enough.",
  emptyDetail: "Take a template, adapt its questions and say when to send it.",
  chooseTemplate: "Choose a template",
  groups: { open: "Open", scheduled: "Scheduled", closed: "Closed", cancelled: "Cancelled" },
  more: {
    open: "Show more open surveys",
    scheduled: "Show more scheduled surveys",
    closed: "Show more closed surveys",
    cancelled: "Show more cancelled surveys",
  },
  columns: {
    name: "Survey",
    audience: "Sent to",
    when: "Dates",
    participation: "Participation",
    main: "Action",
    menu: "Other actions",
  },
  number: "Run {number}",
  when: {
    scheduled: "Opens on {opens}, until {closes}",
    paused: "Paused: doesn’t open until the series is resumed",
    open: "Open until {closes}",
    closed: "Closed on {closes}",
    cancelled: "Cancelled: was to open on {opens}",
    tooFew: "Cancelled: on {opens}, it was for fewer than {least} people",
  },
  participation: {
    few: "Fewer than {least} of {total} answers when last counted",
    about: { one: "About {count} of {total} answers", other: "About {count} of {total} answers" },
    exact: { one: "{count} of {total} answers", other: "{count} of {total} answers" },
    under: "Fewer than {least} of {total} answers",
    atClosing: "Known at closing",
    rounded:
      "Participation in an open survey is counted every hour and rounded down to a multiple of five: it doesn’t tell who has just answered.",
  },
  results: "See the results",
  resultsOf: "See the results: {name}",
  resultsAtClosing: "Results are computed at closing.",
  change: "Edit the survey",
  details: "Details and series",
  remind: {
    action: "Remind",
    named: "Remind: {name}",
    done: "Reminder launched. It goes out within half an hour, only to people who haven’t answered.",
  },
  extend: {
    action: "Extend",
    title: "Extend “{name}”",
    field: "Last day to answer",
    hint: "From {from} to {to}.",
  },
  close: {
    action: "Close",
    title: "Close “{name}” now?",
    consequence:
      "No one will be able to answer any more. Its results are computed right away, once and for all.",
  },
  skip: {
    action: "Skip this run",
    done: "Run skipped. You can restore it in “Details and series”.",
  },
  cancel: {
    action: "Cancel the run",
    title: "Cancel this run of “{name}”?",
    once: "No one will receive it. To send it later, you’ll have to schedule it again.",
    series:
      "No one will receive it, and this run can’t be restored. Those that follow stay scheduled, if any are left.",
    keep: "Keep the run",
  },
  ...seriesWords,
  absent: "This run doesn’t exist, or no longer does.",
};
