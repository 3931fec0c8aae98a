interface DueDay {
  evaluationId: string;
  stamp: Date;
  /** The last day to answer: 2026-12-04. */
  day: string;
  summary: string;
  /** Where the reader goes from their calendar. */
  path: string;
  appUrl: string;
}

const compact = (day: string) => day.replaceAll("-", "");
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Lines of at most 75 bytes, the rest on lines that begin with a space, and no character cut in two (RFC 5545 §3.1). */
function folded(line: string): string {
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

export const calendarFile = { filename: "rondo.ics", contentType: "text/calendar; charset=utf-8" };

/**
 * A whole-day entry on the due date, for any calendar (RFC 5545). The end is the first day after. In emails and on pages
 * an evaluation is one entry, so that a newer file moves it; it names nobody else who takes part.
 */
export const dueDayCalendar = ({ evaluationId, stamp, day, summary, path, appUrl }: DueDay): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rondo//Evaluations//FR",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${evaluationId}@${new URL(appUrl).hostname}`,
    // Whatever was written later is right: the due day may have moved.
    `SEQUENCE:${Math.floor(stamp.getTime() / 60_000)}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(nextDay(day))}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${appUrl}${path}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
