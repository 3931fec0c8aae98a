import { daysAfter, daysBetween } from "#platform/calendarDays.ts";
import { findPeriod, listPeriodsWithin, movePeriod } from "#platform/periods.ts";

/** A round of feedback of the whole company; its calendar days follow from the day on which the demonstration is made. */
export interface Cycle {
  /** 0 for the oldest. */
  index: number;
  name: string;
  launchedOn: string;
  dueOn: string;
}

/** Two years, one cycle in each quarter. */
const cycleCount = 8;
/**
 * Of the last month of the quarter, in which evaluations of the weeks before today close too unless they are of this
 * quarter: a report that closes in another month than all others would mask it. Two cycles are more than 75 days
 * apart, so that no two reports of a person form one system (§5).
 */
const [firstClosing, due] = [9, 19];
/** Once the cycle is over. */
const besideCycle = 24;
/** Before the first day of the month in which it closes. */
const launchLead = 8;

const seasons = ["hiver", "printemps", "été", "automne"] as const;

/** The cycles of the last closed quarters, the oldest first. */
export function listCycles(today: string): Cycle[] {
  const current = findPeriod("quarter", today);
  return Array.from({ length: cycleCount }, (_, index) => {
    const quarter = movePeriod(current, index - cycleCount);
    const [year, month] = quarter.start.split("-").map(Number) as [number, number, number];
    const closingMonth = movePeriod({ kind: "month", start: quarter.start }, 2).start;
    return {
      index,
      name: `Tour d’horizon, ${seasons[(month - 1) / 3]} ${year}`,
      launchedOn: daysAfter(closingMonth, -launchLead),
      dueOn: daysAfter(closingMonth, due - 1),
    };
  });
}

/** All have answered before the due day, or it closes once that day is over. */
export const findClosingDay = ({ dueOn }: Cycle, isComplete: boolean, random: () => number): string =>
  isComplete
    ? daysAfter(dueOn, firstClosing - due + Math.floor(random() * (due - firstClosing)))
    : daysAfter(dueOn, 1);

/** The day nearest to this one on which an evaluation outside of cycles closes in the month of a cycle. */
export function findDayBesideCycle(day: string, cycles: readonly Cycle[]): string {
  const days = cycles.map(({ dueOn }) => daysAfter(dueOn, besideCycle - due));
  const [nearest] = days.toSorted((a, b) => Math.abs(daysBetween(day, a)) - Math.abs(daysBetween(day, b)));
  return nearest ?? day;
}

/**
 * The nights on which figures are new, of all those until today: after each quarter, in whose last month its cycle closes,
 * and after the months since. On any other night a batch tells nothing.
 */
export function listNights(today: string): string[] {
  const current = findPeriod("quarter", today);
  const quarters = Array.from({ length: cycleCount }, (_, index) =>
    movePeriod(current, index + 1 - cycleCount),
  );
  const months = listPeriodsWithin(current, "month").slice(1);
  return [...quarters, ...months].map(({ start }) => start).filter((night) => night <= today);
}
