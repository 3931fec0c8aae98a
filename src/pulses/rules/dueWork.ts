import { daysAfter } from "#platform/calendarDays.ts";
import type { RunStatus } from "../vocabulary.ts";
import { computeOpening, listNextRuns, type SeriesProgress } from "./cadence.ts";
import { computeNextRefresh } from "./participation.ts";

export const runWork = [
  "pulses.open",
  "pulses.warn",
  "pulses.remind",
  "pulses.refresh",
  "pulses.close",
  "pulses.forget",
] as const;
export type RunWork = (typeof runWork)[number];

export interface RunFacts {
  status: RunStatus;
  occurrence: string;
  opensAt: Date;
  /** In the company's clock. */
  opensOn: string;
  closesAt: Date;
  closedAt: Date | null;
  remindedAt: Date | null;
  warnedAt: Date | null;
  receiptsRemovedAt: Date | null;
  isPaused: boolean;
  reminderAfterDays: number | null;
  series: SeriesProgress;
  timeZone: string;
}

/** So many days before the last run of a series opens, its author learns that it is the last. */
const warnedDaysAhead = 3;
/** Receipts are the columns of the rule that compares runs; runs that far apart are not compared (§8). */
const receiptDays = 90;
const aDay = 24 * 60 * 60_000;

/** Whether no run follows this one, and one went before it: a survey that comes once has no last time. */
export const isLastOfSeveral = (series: SeriesProgress, occurrence: string): boolean =>
  series.runCount > 0 &&
  listNextRuns({ ...series, lastOccurrence: occurrence, runCount: series.runCount + 1 }, 1).length === 0;

/** Whether the reminder of the plan was sent, or one by hand in the day before it, which stands for it. */
const isRemindedFor = (remindsAt: Date, { remindedAt }: Pick<RunFacts, "remindedAt">): boolean =>
  remindedAt !== null && remindsAt.getTime() - remindedAt.getTime() < aDay;

/** What is to be done about a run and when; nothing of a series that is paused. */
export function listRunWork(run: RunFacts, now: Date): { kind: RunWork; dueAt: Date }[] {
  const { status, series, timeZone, opensOn, reminderAfterDays } = run;
  if (status === "scheduled") {
    if (run.isPaused) return [];
    const warnsOn = daysAfter(opensOn, -warnedDaysAhead);
    const warns = run.warnedAt === null && isLastOfSeveral(series, run.occurrence);
    return [
      { kind: "pulses.open", dueAt: run.opensAt },
      ...(warns
        ? [{ kind: "pulses.warn" as const, dueAt: computeOpening(series, { opensOn: warnsOn }, timeZone) }]
        : []),
    ];
  }
  // It takes no more answers: what is left is its report.
  if (status === "open" && run.closedAt !== null) return [{ kind: "pulses.close", dueAt: run.closesAt }];
  if (status === "open") {
    const remindsOn = reminderAfterDays === null ? null : daysAfter(opensOn, reminderAfterDays);
    const remindsAt = remindsOn && computeOpening(series, { opensOn: remindsOn }, timeZone);
    return [
      { kind: "pulses.close", dueAt: run.closesAt },
      { kind: "pulses.refresh", dueAt: computeNextRefresh(now) },
      ...(remindsAt && remindsAt < run.closesAt && !isRemindedFor(remindsAt, run)
        ? [{ kind: "pulses.remind" as const, dueAt: remindsAt }]
        : []),
    ];
  }
  if (status === "closed" && run.closedAt !== null && run.receiptsRemovedAt === null)
    return [{ kind: "pulses.forget", dueAt: new Date(run.closedAt.getTime() + receiptDays * aDay) }];
  return [];
}
