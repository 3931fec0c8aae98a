import { describe, expect, test } from "vitest";
import { repeatingFrequencies, type RepeatingFrequency } from "#evaluations/vocabulary/frequencies.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import {
  comesCloseTogether,
  getDayOfMonth,
  listDuePeriods,
  findNextStart,
  computePreparationDay,
  preparedDaysAhead,
  computeRhythm,
  computeStart,
} from "./periods.ts";

type Series = Parameters<typeof computeRhythm>[0];

const weekly = {
  frequency: "weekly",
  anchor: "2026-11-02",
  wishedDay: 2,
  lastPeriod: "2026-11-02",
  skipped: [] as string[],
  stoppedAt: null as string | null,
} as const;

describe("the day on which an occurrence begins", () => {
  test.each([
    ["weekly", "2026-10-26", ["2026-11-02", "2026-11-09", "2026-11-16"]],
    ["weekly", "2027-03-07", ["2027-03-14", "2027-03-21", "2027-03-28"]],
    ["monthly", "2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30"]],
    ["monthly", "2028-01-31", ["2028-02-29", "2028-03-31", "2028-04-30"]],
    ["quarterly", "2026-11-30", ["2027-02-28", "2027-05-30", "2027-08-30"]],
    ["biannual", "2026-08-31", ["2027-02-28", "2027-08-31", "2028-02-29"]],
    ["annual", "2028-02-29", ["2029-02-28", "2030-02-28", "2031-02-28"]],
  ] as const)("%s from %s", (frequency, anchor, starts) => {
    const rhythm = { frequency, anchor, wishedDay: getDayOfMonth(anchor) };
    expect([1, 2, 3].map((index) => computeStart(rhythm, index))).toEqual(starts);
    expect(computeStart(rhythm, 0)).toBe(anchor);
  });
});

describe("what is due", () => {
  const buildPrepared = (period: string) => ({ period, outcome: "prepared" });
  test.each([
    ["six days before: nothing", "2026-11-03", []],
    ["five days before: the next one", "2026-11-04", [buildPrepared("2026-11-09")]],
    ["late by a day: still that one", "2026-11-10", [buildPrepared("2026-11-09")]],
    [
      "slept for a week, the next near: both",
      "2026-11-12",
      [buildPrepared("2026-11-09"), buildPrepared("2026-11-16")],
    ],
    [
      "slept for weeks: the current one, those before it are missed",
      "2026-11-24",
      [
        { period: "2026-11-09", outcome: "missed" },
        { period: "2026-11-16", outcome: "missed" },
        buildPrepared("2026-11-23"),
      ],
    ],
  ])("%s", (_, today, due) => expect(listDuePeriods(weekly, today)).toEqual(due));

  test("a period that was skipped is not prepared, and none of a series that was stopped", () => {
    expect(listDuePeriods({ ...weekly, skipped: ["2026-11-09"] }, "2026-11-09")).toEqual([
      { period: "2026-11-09", outcome: "skipped" },
    ]);
    expect(listDuePeriods({ ...weekly, stoppedAt: "2026-11-03T15:00:00Z" }, "2026-12-24")).toEqual([]);
  });
});

test("the next one is after what is prepared, and not the one that is skipped", () => {
  expect(findNextStart(weekly, "2026-11-03")).toBe("2026-11-09");
  expect(findNextStart({ ...weekly, lastPeriod: "2026-11-09" }, "2026-11-05")).toBe("2026-11-16");
  expect(findNextStart({ ...weekly, skipped: ["2026-11-09"] }, "2026-11-03")).toBe("2026-11-16");
  expect(findNextStart({ ...weekly, stoppedAt: "2026-11-03T15:00:00Z" }, "2026-11-03")).toBeNull();
});

test("another frequency is counted from the latest occurrence, the same one moves nothing", () => {
  const series = { ...weekly, skipped: ["2026-11-16"] };
  const latestPeriod = "2026-11-09";
  expect(computeRhythm(series, { frequency: "weekly", latestPeriod })).toEqual({
    frequency: "weekly",
    anchor: "2026-11-02",
    wishedDay: 2,
    skipped: ["2026-11-16"],
  });
  const monthly = computeRhythm(series, { frequency: "monthly", latestPeriod });
  expect(monthly).toEqual({ frequency: "monthly", anchor: latestPeriod, wishedDay: 9, skipped: [] });
  expect(findNextStart({ ...series, ...monthly, lastPeriod: latestPeriod }, "2026-11-10")).toBe("2026-12-09");
});

test.each([
  ["weekly", 52],
  ["monthly", 12],
  ["quarterly", 4],
  ["biannual", 2],
  ["annual", 1],
] as const)(
  "over a year of days, %s comes %i times, each period once and none missed",
  (frequency, times) => {
    const anchor = "2026-10-31";
    const seen: string[] = [];
    let lastPeriod = anchor;
    for (let day = anchor; day <= daysAfter(anchor, 365 - preparedDaysAhead); day = daysAfter(day, 1))
      for (const due of listDuePeriods({ ...weekly, frequency, anchor, lastPeriod }, day)) {
        expect(due.outcome).toBe("prepared");
        seen.push(due.period);
        lastPeriod = due.period;
      }
    expect(seen).toHaveLength(times);
    expect(new Set(seen).size).toBe(times);
  },
);

test("however long a worker sleeps, one occurrence at most begins that is late", () => {
  for (const frequency of repeatingFrequencies)
    for (let asleep = 0; asleep < 800; asleep += 1) {
      const today = daysAfter(weekly.anchor, asleep);
      const late = listDuePeriods({ ...weekly, frequency }, today).filter(
        ({ outcome, period }) => outcome === "prepared" && period <= today,
      );
      expect(late.length).toBeLessThanOrEqual(1);
    }
});

test("reports of a week or a month apart are compared, those of a quarter are not", () => {
  expect(repeatingFrequencies.filter(comesCloseTogether)).toEqual(["weekly", "monthly"]);
});

test.each([
  ["before the first period", { lastPeriod: "2026-11-02" }, "2026-11-04"],
  ["after one was passed over", { lastPeriod: "2026-11-09" }, "2026-11-11"],
  ["after weeks of sleep, at once", { lastPeriod: "2026-10-12", anchor: "2026-10-12" }, "2026-10-14"],
  ["a change of rhythm counts from its anchor", { frequency: "monthly" as const }, "2026-11-27"],
  [
    "a last day of a month",
    { frequency: "monthly" as const, anchor: "2027-01-31", wishedDay: 31, lastPeriod: "2027-01-31" },
    "2027-02-23",
  ],
])("the next period is prepared five days ahead: %s", (_, facts, day) => {
  const series = { ...weekly, ...facts };
  expect(computePreparationDay(series)).toBe(day);
  // Nothing is due the day before, and something is on that day.
  expect(listDuePeriods(series, daysAfter(day, -1))).toEqual([]);
  expect(listDuePeriods(series, day)).toHaveLength(1);
});

describe("a short month and a change of frequency", () => {
  /** Changes after the latest occurrence, each followed by one occurrence of the new frequency. */
  const listFollowed = (first: string, frequencies: readonly RepeatingFrequency[]) => {
    let series: Series = {
      frequency: "monthly",
      anchor: first,
      wishedDay: getDayOfMonth(first),
      ...nothingYet(first),
    };
    const starts: string[] = [];
    for (const frequency of frequencies) {
      series = { ...series, ...computeRhythm(series, { frequency, latestPeriod: series.lastPeriod }) };
      series = { ...series, lastPeriod: findNextStart(series, series.lastPeriod)! };
      starts.push(series.lastPeriod);
    }
    return starts;
  };
  const nothingYet = (lastPeriod: string) => ({ lastPeriod, skipped: [], stoppedAt: null });
  test.each<[string, RepeatingFrequency[], string[]]>([
    ["2026-01-31", ["monthly", "quarterly", "monthly"], ["2026-02-28", "2026-05-31", "2026-06-30"]],
    ["2026-01-30", ["monthly", "quarterly", "monthly"], ["2026-02-28", "2026-05-30", "2026-06-30"]],
    ["2026-01-29", ["monthly", "monthly", "annual"], ["2026-02-28", "2026-03-29", "2027-03-29"]],
    ["2028-02-29", ["annual", "biannual", "annual"], ["2029-02-28", "2029-08-29", "2030-08-29"]],
    ["2026-03-31", ["monthly", "annual", "quarterly"], ["2026-04-30", "2027-04-30", "2027-07-31"]],
    // Back at once from weeks: nothing has led away from the 31st. After a week, something has.
    ["2026-01-31", ["monthly", "weekly", "monthly"], ["2026-02-28", "2026-03-07", "2026-04-07"]],
    ["2026-02-28", ["monthly", "quarterly"], ["2026-03-28", "2026-06-28"]],
  ])("from %s, %j: the wished day of the month stays", (first, frequencies, starts) => {
    expect(listFollowed(first, frequencies)).toEqual(starts);
  });
});
