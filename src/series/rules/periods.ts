import type { RepeatingFrequency } from "#evaluations/vocabulary/frequencies.ts";
import { daysAfter } from "#platform/calendarDays.ts";

const months = { monthly: 1, quarterly: 3, biannual: 6, annual: 12 } as const;

/** How many days ahead an occurrence is prepared, so that its lead can review it before it begins. */
export const preparedDaysAhead = 5;

interface Rhythm {
  frequency: RepeatingFrequency;
  /** The day on which the first occurrence began, or the first after a change; a calendar date. */
  anchor: string;
  /** The day of the month that was wished: 31 where the anchor is a 28th of February that stands for it. */
  wishedDay: number;
}

/**
 * The day on which an occurrence begins, counted from the anchor, which is 0. Months are counted from the anchor and not
 * from the last occurrence: one of the 31st comes back on the 28th of February, then on the 31st of March.
 */
export function computeStart({ frequency, anchor, wishedDay }: Rhythm, index: number): string {
  if (frequency === "weekly") return daysAfter(anchor, 7 * index);
  return toDayInMonth(anchor, months[frequency] * index, wishedDay);
}

/** The wished day of a month, some months after that of a calendar date; its last day where it has no such day. */
function toDayInMonth(day: string, monthsOn: number, wishedDay: number): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  const lastDay = new Date(Date.UTC(year, month + monthsOn, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + monthsOn, Math.min(wishedDay, lastDay)))
    .toISOString()
    .slice(0, 10);
}

/** The day of the month of a calendar date. */
export const getDayOfMonth = (day: string): number => Number(day.slice(-2));

/** The days on which occurrences begin, the anchor excluded, after one day and up to another. */
function listStartsBetween(rhythm: Rhythm, { after, until }: { after: string; until: string }): string[] {
  const starts: string[] = [];
  for (let index = 1; ; index += 1) {
    const start = computeStart(rhythm, index);
    if (start > until) return starts;
    if (start > after) starts.push(start);
  }
}

interface Series extends Rhythm {
  /** The last period that was prepared, or passed over; the anchor at first. */
  lastPeriod: string;
  /** Days on which nothing begins, chosen by the lead. */
  skipped: readonly string[];
  stoppedAt: string | null;
}

interface DuePeriod {
  /** Whether it is prepared, or why it is not. */
  outcome: "prepared" | "skipped" | "missed";
  period: string;
}

/** The day from which the next period, skipped or not, is prepared or passed over. */
export function computePreparationDay(series: Rhythm & Pick<Series, "lastPeriod">): string {
  for (let index = 1; ; index += 1) {
    const start = computeStart(series, index);
    if (start > series.lastPeriod) return daysAfter(start, -preparedDaysAhead);
  }
}

/**
 * What has become of each period since the last one, oldest first. After an interruption of the worker, only the
 * occurrence whose time it is begins: earlier ones are missed, so that five weeks of evaluations never start at once.
 */
export function listDuePeriods(series: Series, today: string): DuePeriod[] {
  if (series.stoppedAt !== null) return [];
  const until = daysAfter(today, preparedDaysAhead);
  const starts = listStartsBetween(series, { after: series.lastPeriod, until });
  const current = starts.findLast((start) => start <= today);
  return starts.map((period) => {
    if (series.skipped.includes(period)) return { period, outcome: "skipped" };
    return { period, outcome: current !== undefined && period < current ? "missed" : "prepared" };
  });
}

/**
 * The rhythm from the next occurrence on. Another frequency is counted from the latest occurrence, and what was passed
 * over under the former one counts no more; with the same frequency nothing moves. The wished day of the month stays,
 * though a short month had none such; weeks have led away from it.
 */
export function computeRhythm(
  series: Series,
  { frequency, latestPeriod }: { frequency: RepeatingFrequency; latestPeriod: string },
): Rhythm & Pick<Series, "skipped"> {
  const { anchor, skipped, wishedDay } = series;
  if (frequency === series.frequency) return { frequency, anchor, wishedDay, skipped };
  const standsForIt = toDayInMonth(latestPeriod, 0, wishedDay) === latestPeriod;
  return {
    frequency,
    anchor: latestPeriod,
    wishedDay: standsForIt ? wishedDay : getDayOfMonth(latestPeriod),
    skipped: [],
  };
}

/** The day on which the next occurrence begins; null once the series is stopped. */
export function findNextStart(series: Series, today: string): string | null {
  if (series.stoppedAt !== null) return null;
  const after = series.lastPeriod > today ? series.lastPeriod : today;
  for (let index = 1; ; index += 1) {
    const start = computeStart(series, index);
    if (start > after && !series.skipped.includes(start)) return start;
  }
}

/** Reports of one person that close within these days of each other are compared (§5); src/app/crossConceptTests/evaluating/series.db.test.ts holds it to that rule. */
export const comparedWithinDays = 75;

/** Whether two reports that follow each other would be compared: a group may then be hidden whole in the later one. */
export const comesCloseTogether = (frequency: RepeatingFrequency): boolean =>
  frequency === "weekly" || months[frequency] * 31 < comparedWithinDays;
