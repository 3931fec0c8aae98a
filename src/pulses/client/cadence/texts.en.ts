import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  once: "Once only, on {day} at {hour}",
  weekly: "Every {weekday} at {hour}",
  biweekly: "Every two weeks, on {weekday} at {hour}",
  monthly: "On the {date} of each month at {hour}",
  quarterly: "Every three months, on the {date} at {hour}",
  shortMonths: "{sentence}; on the last day of shorter months",
  weekdays: {
    "0": "Sunday",
    "1": "Monday",
    "2": "Tuesday",
    "3": "Wednesday",
    "4": "Thursday",
    "5": "Friday",
    "6": "Saturday",
  },
  holidays: "A Québec holiday or a weekend moves the opening to the next working day.",
  moved: "instead of {moved}",
  movedFromHoliday: "instead of {moved}, a holiday",
  run: "{opens}, until {closes}",
};
