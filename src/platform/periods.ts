import { daysAfter } from "./calendarDays.ts";
import { periodKinds, type PeriodKind } from "./vocabulary.ts";

/** `start` is its first calendar day. */
export interface Period {
  kind: PeriodKind;
  start: string;
}

/** A period as an address or a list names it: « quarter.2026-10-01 ». */
export const writePeriodName = ({ kind, start }: Period): string => `${kind}.${start}`;

/** Null for what names none, or another day than the first one of a period. */
export function readPeriodName(name: string): Period | null {
  const [kindName, start = ""] = name.split(".");
  const kind = periodKinds.find((one) => one === kindName);
  if (!kind || name !== `${kind}.${start}` || !/^\d{4}-\d\d-\d\d$/.test(start)) return null;
  if (Number.isNaN(Date.parse(start)) || findPeriod(kind, start).start !== start) return null;
  return { kind, start };
}

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;

const toNumbers = (day: string) => day.split("-").map(Number) as [number, number, number];

const firstOfMonth = (year: number, monthIndex: number) =>
  new Date(Date.UTC(year, monthIndex, 1)).toISOString().slice(0, 10);

/** The period of this kind in which a calendar day lies. */
export function findPeriod(kind: PeriodKind, day: string): Period {
  const [year, month] = toNumbers(day);
  if (kind === "week") {
    const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    return { kind, start: daysAfter(day, -sinceMonday) };
  }
  const length = monthsIn[kind];
  return { kind, start: firstOfMonth(year, Math.floor((month - 1) / length) * length) };
}

/** So many periods of the same kind later; earlier where `count` is negative. */
export function movePeriod({ kind, start }: Period, count: number): Period {
  if (kind === "week") return { kind, start: daysAfter(start, 7 * count) };
  const [year, month] = toNumbers(start);
  return { kind, start: firstOfMonth(year, month - 1 + monthsIn[kind] * count) };
}

/** The last calendar day of a period. */
export const findPeriodEnd = (period: Period): string => daysAfter(movePeriod(period, 1).start, -1);

/** A period is closed once its last day is over. */
export const isClosed = (period: Period, today: string): boolean => findPeriodEnd(period) < today;

/** The periods of a shorter kind of which a longer one is made; a week is part of none. */
export function listPeriodsWithin(period: Period, kind: "month" | "quarter"): Period[] {
  const end = findPeriodEnd(period);
  const within: Period[] = [];
  for (let each = findPeriod(kind, period.start); each.start <= end; each = movePeriod(each, 1)) {
    within.push(each);
  }
  return within;
}
