import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Repetition",
  once: "This evaluation takes place once.",
  repeats: {
    weekly: "Repeats every week; next on {date}.",
    monthly: "Repeats every month; next on {date}.",
    quarterly: "Repeats every three months; next on {date}.",
    biannual: "Repeats twice a year; next on {date}.",
    annual: "Repeats every year; next on {date}.",
  },
  days: { one: "{count} day to answer.", other: "{count} days to answer." },
  prepared: "The next one is ready",
  stopped: "It no longer repeats.",
  frequency: "Frequency",
  frequencies: {
    weekly: "Weekly",
    monthly: "Monthly",
    quarterly: "Quarterly",
    biannual: "Twice a year",
    annual: "Yearly",
  },
  how: "The same questions and the same people each time, except those who have left. The next one is ready five days ahead and starts by itself.",
  close:
    "Two reports less than {days} days apart are compared: unless the same people answer both, the answers of a whole group may stay hidden in the second one.",
  notWorkingDay: "Dates are counted from {date}, which is not a business day.",
  fromWorkingDay: "Count from {date}",
  start: "Repeat the evaluation",
  change: "Change repetition",
  changeHow: "From the next one on. If it is ready, it keeps its date; the due date follows.",
  daysField: "Days to answer",
  wrongDays: "From {least} to {most} days.",
  skip: "Skip the next one",
  skipTitle: "Skip the one on {date}?",
  skipDetail: "It won’t take place; those after it don’t change. Nobody is told.",
  stop: "Stop repeating",
  stopTitle: "Stop repeating?",
  stopDetail:
    "No further evaluation will be prepared. If the next one is ready, it is archived. Those that have started run to their end.",
};
