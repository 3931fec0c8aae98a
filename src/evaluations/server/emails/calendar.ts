import { paths } from "#paths.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import type { Services } from "#platform/server/services.ts";
import { say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface CalendarEntry {
  /** The same in two files: one entry, which the newer moves. */
  uid: string;
  stamp: Date;
  /** A whole day, such as the last one to answer: 2026-12-04; or an hour, from a moment on. */
  day: string | Date;
  summary: string;
  url: string;
}

const formatCompactDay = (day: string) => day.replaceAll("-", "");
const getNextDay = (day: string) => daysAfter(day, 1);
const formatMoment = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");
const anHour = 60 * 60_000;
const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Lines of at most 75 bytes, the rest on lines that begin with a space, and no character cut in two (RFC 5545 §3.1). */
function foldLine(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      lines.push(" ");
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join("\r\n");
}

/** The entry of one evaluation, in emails and on pages. */
export const buildEntryUid = (evaluationId: string, appUrl: string) =>
  `${evaluationId}@${new URL(appUrl).hostname}`;

export const calendarFile = { filename: "rondo.ics", contentType: "text/calendar; charset=utf-8" };

const formatEntry = ({ uid, stamp, day, summary, url }: CalendarEntry): string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  // Whatever was written later is right: the due day may have moved.
  `SEQUENCE:${Math.floor(stamp.getTime() / 60_000)}`,
  `DTSTAMP:${formatMoment(stamp)}`,
  ...(typeof day === "string"
    ? [
        `DTSTART;VALUE=DATE:${formatCompactDay(day)}`,
        `DTEND;VALUE=DATE:${formatCompactDay(getNextDay(day))}`,
        "TRANSP:TRANSPARENT",
      ]
    : [`DTSTART:${formatMoment(day)}`, `DTEND:${formatMoment(new Date(day.getTime() + anHour))}`]),
  `SUMMARY:${escapeText(summary)}`,
  `URL:${url}`,
  "END:VEVENT",
];

/**
 * Entries for any calendar (RFC 5545). One of a whole day ends on the first day after and leaves the day free, one of a moment
 * takes an hour of it; it names no other participant.
 */
export const formatCalendar = (entries: readonly CalendarEntry[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rondo//Evaluations//FR",
    "METHOD:PUBLISH",
    ...entries.flatMap(formatEntry),
    "END:VCALENDAR",
    "",
  ]
    .map(foldLine)
    .join("\r\n");

/** Builds the entry of an answer in the participant's own calendar; `person` is null where it is about themself. */
export function toCalendarEntry(
  part: { evaluationId: string; day: string; person: string | null },
  { language, services }: { language: Language; services: Pick<Services, "appUrl" | "now"> },
): CalendarEntry {
  const { calendar } = { fr, en }[language];
  return {
    uid: buildEntryUid(part.evaluationId, services.appUrl),
    stamp: services.now(),
    day: part.day,
    summary: part.person === null ? calendar.own : say(language, calendar.summary, { person: part.person }),
    url: `${services.appUrl}${paths.answer(part.evaluationId)}`,
  };
}
