const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    const twoDigits = "2-digit" as const;
    formatter = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: twoDigits,
      day: twoDigits,
      hour: twoDigits,
      minute: twoDigits,
      second: twoDigits,
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Milliseconds by which the clock of a time zone is ahead of UTC at a moment. */
function offsetAt(timeZone: string, moment: number): number {
  const shown = getFormatter(timeZone).format(moment).replace(", ", "T");
  return Date.parse(`${shown}Z`) - Math.floor(moment / 1000) * 1000;
}

const aDay = 24 * 60 * 60_000;

/**
 * The moment at which the clock of a time zone (`America/Toronto`) shows a time (`08:30`) of a calendar day
 * (`2026-11-20`): the first of two where clocks go back, and where they skip it, as much after the skip as the time
 * lies within it. As « at time zone » of PostgreSQL, but for the first of two.
 */
export function momentIn(timeZone: string, day: string, time = "00:00"): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // Clocks change by less than a day: the offset is one of those on either side.
  const [before, after] = [shown - aDay, shown + aDay].map((near) => shown - offsetAt(timeZone, near)) as [
    number,
    number,
  ];
  const matches = [before, after].filter((moment) => moment + offsetAt(timeZone, moment) === shown);
  return new Date(matches.length > 0 ? Math.min(...matches) : before);
}
