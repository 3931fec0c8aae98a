import { expect, test } from "vitest";
import { dayAt, zoneNote } from "./zone.ts";

const winter = { timeZone: "America/Toronto", utcOffset: -300 };

test.each([
  ["in the same zone", winter, -300, "", ""],
  ["in Paris", winter, 60, " (heure de Montréal)", " (Montréal time)"],
  ["in Vancouver", winter, -480, " (heure de Montréal)", " (Montréal time)"],
  ["in Kiritimati", winter, 840, " (heure de Montréal)", " (Montréal time)"],
  [
    "of Edmonton",
    { timeZone: "America/Edmonton", utcOffset: -420 },
    -300,
    " (heure d’Edmonton)",
    " (Edmonton time)",
  ],
  [
    "of Newfoundland",
    { timeZone: "America/St_Johns", utcOffset: -210 },
    -300,
    " (heure de Terre-Neuve)",
    " (Newfoundland time)",
  ],
  [
    "of New York",
    { timeZone: "America/New_York", utcOffset: -300 },
    0,
    " (heure de New York)",
    " (New York time)",
  ],
])("the zone is named to a reader %s", (_, zone, reader, fr, en) => {
  expect([zoneNote("fr", zone, reader), zoneNote("en", zone, reader)]).toEqual([fr, en]);
});

test.each([
  [-300, "2026-11-26T04:59:59Z", "2026-11-25"],
  [-300, "2026-11-26T05:00:00Z", "2026-11-26"],
  [840, "2026-11-25T10:00:00Z", "2026-11-26"],
])("%i minutes from UTC, %s falls on %s", (utcOffset, moment, day) => {
  expect(dayAt({ timeZone: "", utcOffset }, new Date(moment))).toBe(day);
});
