import { findNextWorkingDay, findWorkingDayInstead } from "#company/rules/workingDays.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { momentIn } from "#platform/localTime.ts";
import type { PulsePlan } from "../contract/content.ts";
import type { PlannedRun } from "../contract/series.ts";
import type { Cadence } from "../vocabulary.ts";

const weeks = { weekly: 1, biweekly: 2 } as const;
const months = { monthly: 1, quarterly: 3 } as const;

/** A run that stays open longer than this would meet the next one of its series. */
export const maxOpenDays: Record<Cadence, number> = {
  once: 30,
  weekly: 7,
  biweekly: 14,
  monthly: 28,
  quarterly: 30,
};

export interface Rhythm extends Pick<PulsePlan, "cadence" | "hour" | "openDays" | "end" | "runs" | "endsOn"> {
  /** The day of the first run; a calendar date. */
  anchor: string;
}

export interface SeriesProgress extends Rhythm {
  /** The occurrence that opened, was cancelled or was passed over last; null: none yet. */
  lastOccurrence: string | null;
  /** Occurrences that do not take place. */
  skipped: readonly string[];
  /** Runs that opened. */
  runCount: number;
}

const getWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isCountedInWeeks = (cadence: Cadence): cadence is keyof typeof weeks => cadence in weeks;
const isCountedInMonths = (cadence: Cadence): cadence is keyof typeof months => cadence in months;

/** A rhythm of weeks that would begin on a weekend comes back on Mondays: each of its days would be moved to one. */
export function computeAnchor({ cadence }: Pick<Rhythm, "cadence">, startsOn: string): string {
  const weekday = getWeekday(startsOn);
  if (!isCountedInWeeks(cadence) || (weekday !== 0 && weekday !== 6)) return startsOn;
  return daysAfter(startsOn, weekday === 0 ? 1 : 2);
}

/**
 * The day of a run in the rhythm of its series, before a holiday moves it, counted from the anchor, which is 0; null after
 * the only one. Months are counted from the anchor: one of the 31st comes back on February 28, then on March 31.
 */
export function computeOccurrence({ cadence, anchor }: Pick<Rhythm, "cadence" | "anchor">, index: number) {
  if (isCountedInWeeks(cadence)) return daysAfter(anchor, 7 * weeks[cadence] * index);
  if (isCountedInMonths(cadence)) return toDayInMonth(anchor, months[cadence] * index);
  return index === 0 ? anchor : null;
}

function toDayInMonth(anchor: string, monthsOn: number): string {
  const [year, month, day] = anchor.split("-").map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + monthsOn, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + monthsOn, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** The occurrence of a run, whether or not a holiday moved it. */
export const getOccurrence = ({ opensOn, movedFrom }: PlannedRun): string => movedFrom ?? opensOn;

const toOpeningDay = (occurrence: string) => findWorkingDayInstead(occurrence) ?? occurrence;
const earlier = (a: string, b: string) => (a < b ? a : b);

/**
 * A run opens on a working day and is open to the end of its last day, the first one counted. Where a holiday moved the
 * opening towards the next run, it closes the evening before that one opens: two runs of a series never overlap.
 */
function planRun(rhythm: Rhythm, index: number, occurrence: string): PlannedRun {
  const opensOn = toOpeningDay(occurrence);
  return {
    opensOn,
    closesOn: computeClosingDay(rhythm, { opensOn, nextOccurrence: computeOccurrence(rhythm, index + 1) }),
    movedFrom: opensOn === occurrence ? null : occurrence,
  };
}

/** The last day of a run that opens on this day, planned or late. */
function computeClosingDay(
  { openDays }: Pick<Rhythm, "openDays">,
  { opensOn, nextOccurrence }: { opensOn: string; nextOccurrence: string | null },
): string {
  const wished = daysAfter(opensOn, openDays - 1);
  return nextOccurrence === null ? wished : earlier(wished, daysAfter(toOpeningDay(nextOccurrence), -1));
}

/** The moment at which the clock of the company shows the hour of the plan, on the day of the opening. */
export const computeOpening = (
  { hour }: Pick<Rhythm, "hour">,
  { opensOn }: Pick<PlannedRun, "opensOn">,
  timeZone: string,
) => momentIn(timeZone, opensOn, `${String(hour).padStart(2, "0")}:00`);

/** When the last day is over. */
export const computeClosing = ({ closesOn }: Pick<PlannedRun, "closesOn">, timeZone: string): Date =>
  momentIn(timeZone, daysAfter(closesOn, 1));

/** The runs to come of a series, in order, without those that are skipped; no end where the series has none. */
function* followRuns(series: SeriesProgress): Generator<PlannedRun> {
  let made = series.runCount;
  for (let index = 0; ; index += 1) {
    const occurrence = computeOccurrence(series, index);
    if (occurrence === null) return;
    if (series.lastOccurrence !== null && occurrence <= series.lastOccurrence) continue;
    if (series.end === "after" && series.runs !== null && made >= series.runs) return;
    const run = planRun(series, index, occurrence);
    if (series.end === "on" && series.endsOn !== null && run.opensOn > series.endsOn) return;
    if (series.skipped.includes(occurrence)) continue;
    made += 1;
    yield run;
  }
}

/** The next runs; `from`: those that would open before this day are left out. */
export function listNextRuns(series: SeriesProgress, count: number, from = ""): PlannedRun[] {
  const runs: PlannedRun[] = [];
  for (const run of followRuns(withoutEarlier(series, from))) {
    if (runs.length === count) break;
    runs.push(run);
  }
  return runs;
}

/** Those before a day are passed over, and count as runs of no series. */
function withoutEarlier(series: SeriesProgress, from: string): SeriesProgress {
  let lastOccurrence = series.lastOccurrence;
  for (let index = 0; ; index += 1) {
    const occurrence = computeOccurrence(series, index);
    if (occurrence === null || toOpeningDay(occurrence) >= from) return { ...series, lastOccurrence };
    if (lastOccurrence === null || occurrence > lastOccurrence) lastOccurrence = occurrence;
  }
}

/** What becomes of a run whose hour has come. */
export type DueRun =
  /** `missed`: occurrences whose time went by while no worker ran: they stay missed. `isLast`: no other run follows. */
  | { step: "opens"; run: PlannedRun; missed: string[]; isLast: boolean }
  /** It is late, and opens at the hour of its plan on the next working day. */
  | { step: "waits"; run: PlannedRun }
  /** It would close as good as at once. `missed`: with those before it. */
  | { step: "missed"; missed: string[] };

/** A late run that leaves people less time than this is missed; one that is planned shorter, less than half of its time. */
const minTimeToAnswer = 4 * 60 * 60_000;

interface Moment {
  now: Date;
  today: string;
  timeZone: string;
}

/**
 * The run whose hour has come; null where none has. After a long sleep, only the latest opens, with as many days as the next
 * one leaves it: five weeks of surveys never come together. However late, people are asked on a working day and not before
 * the hour of the plan.
 */
export function findDueRun(series: SeriesProgress, moment: Moment): DueRun | null {
  const { now, today, timeZone } = moment;
  const due: PlannedRun[] = [];
  for (const run of followRuns({ ...series, end: series.end === "after" ? "never" : series.end })) {
    if (computeOpening(series, run, timeZone) > now) break;
    due.push(run);
  }
  const planned = due.at(-1);
  if (!planned || (series.end === "after" && series.runs !== null && series.runCount >= series.runs))
    return null;
  const occurrence = getOccurrence(planned);
  let run = moveLateRun(series, planned, toOpeningDay(today));
  if (isTooLate(series, { planned, run, moment })) {
    // One that no other follows has all its days, later.
    if (series.cadence !== "once") return { step: "missed", missed: due.map(getOccurrence) };
    run = moveLateRun(series, planned, findNextWorkingDay(today));
  }
  if (computeOpening(series, run, timeZone) > now) return { step: "waits", run };
  const after = { ...series, lastOccurrence: occurrence, runCount: series.runCount + 1 };
  const [next] = listNextRuns(after, 1);
  return { step: "opens", run, missed: due.slice(0, -1).map(getOccurrence), isLast: !next };
}

/** A run that opens on another day than planned, up to the evening before the next one. */
function moveLateRun(rhythm: Rhythm, planned: PlannedRun, opensOn: string): PlannedRun {
  if (opensOn === planned.opensOn) return planned;
  const occurrence = getOccurrence(planned);
  const nextOccurrence = computeOccurrence(rhythm, findIndex(rhythm, occurrence) + 1);
  return {
    opensOn,
    closesOn: computeClosingDay(rhythm, { opensOn, nextOccurrence }),
    movedFrom: opensOn === occurrence ? null : occurrence,
  };
}

function isTooLate(
  series: Rhythm,
  { planned, run, moment }: { planned: PlannedRun; run: PlannedRun; moment: Moment },
): boolean {
  const { now, timeZone } = moment;
  const { end, endsOn } = series;
  if (end === "on" && endsOn !== null && run.opensOn > endsOn) return true;
  const opensAt = Math.max(now.getTime(), computeOpening(series, run, timeZone).getTime());
  const plannedTime =
    computeClosing(planned, timeZone).getTime() - computeOpening(series, planned, timeZone).getTime();
  return computeClosing(run, timeZone).getTime() - opensAt < Math.min(minTimeToAnswer, plannedTime / 2);
}

function findIndex(rhythm: Rhythm, occurrence: string): number {
  let index = 0;
  while (computeOccurrence(rhythm, index) !== occurrence) index += 1;
  return index;
}

/** What a series that goes on after a pause has passed over: the last occurrence whose hour is over. */
export function passOver(series: SeriesProgress, now: Date, timeZone: string): string | null {
  let last = series.lastOccurrence;
  for (let index = 0; ; index += 1) {
    const occurrence = computeOccurrence(series, index);
    if (occurrence === null) return last;
    if (computeOpening(series, { opensOn: toOpeningDay(occurrence) }, timeZone) > now) return last;
    if (last === null || occurrence > last) last = occurrence;
  }
}

/**
 * Why an occurrence that was skipped cannot be taken back: a run that was meanwhile kept open past it would keep it closed.
 * @param openUntil the last day of the run of the series that is open; null: none is
 */
export const whyNotTakeBack = (occurrence: string, openUntil: string | null): "pulse_still_open" | null =>
  openUntil !== null && openUntil >= toOpeningDay(occurrence) ? "pulse_still_open" : null;

/** Whether a day belongs to the rhythm of a series and is yet to come: one such may be skipped, or taken back. */
export function isOccurrenceToCome(series: SeriesProgress, occurrence: string): boolean {
  if (series.lastOccurrence !== null && occurrence <= series.lastOccurrence) return false;
  for (let index = 0; ; index += 1) {
    const one = computeOccurrence(series, index);
    if (one === null || one > occurrence) return false;
    if (one === occurrence) return true;
  }
}
