import { describe, expect, test } from "vitest";
import { isWorkingDay } from "#company/rules/workingDays.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import type { Cadence } from "../vocabulary.ts";
import {
  computeAnchor,
  computeClosing,
  computeOpening,
  findDueRun,
  isOccurrenceToCome,
  listNextRuns,
  maxOpenDays,
  passOver,
  type SeriesProgress,
  whyNotTakeBack,
} from "./cadence.ts";

const timeZone = "America/Toronto";
const makeSeries = (series: Partial<SeriesProgress> = {}): SeriesProgress => ({
  cadence: "weekly",
  anchor: "2026-11-30",
  hour: 9,
  openDays: 7,
  end: "never",
  runs: null,
  endsOn: null,
  lastOccurrence: null,
  skipped: [],
  runCount: 0,
  ...series,
});
const listDays = (series: Partial<SeriesProgress>, count = 3) =>
  listNextRuns(makeSeries(series), count).map(({ opensOn }) => opensOn);

describe("the next three runs", () => {
  test.each<[string, Partial<SeriesProgress>, string[]]>([
    ["once", { cadence: "once" }, ["2026-11-30"]],
    ["every week", {}, ["2026-11-30", "2026-12-07", "2026-12-14"]],
    ["every second week", { cadence: "biweekly" }, ["2026-11-30", "2026-12-14", "2026-12-28"]],
    ["every month", { cadence: "monthly" }, ["2026-11-30", "2026-12-30", "2027-02-01"]],
    ["the 31st", { cadence: "monthly", anchor: "2026-12-31" }, ["2026-12-31", "2027-02-01", "2027-03-01"]],
    ["every third month", { cadence: "quarterly" }, ["2026-11-30", "2027-03-01", "2027-05-31"]],
    ["one is skipped", { skipped: ["2026-12-07"] }, ["2026-11-30", "2026-12-14", "2026-12-21"]],
    [
      "after one that has opened",
      { lastOccurrence: "2026-11-30" },
      ["2026-12-07", "2026-12-14", "2026-12-21"],
    ],
    ["two of three are made", { end: "after", runs: 3, runCount: 2 }, ["2026-11-30"]],
    ["all are made", { end: "after", runs: 3, runCount: 3 }, []],
    [
      "one that is skipped does not count",
      { end: "after", runs: 2, skipped: ["2026-11-30"] },
      ["2026-12-07", "2026-12-14"],
    ],
    ["until a day", { end: "on", endsOn: "2026-12-07" }, ["2026-11-30", "2026-12-07"]],
    [
      "moved beyond the end",
      { cadence: "monthly", anchor: "2026-10-31", end: "on", endsOn: "2026-10-31" },
      [],
    ],
  ])("%s", (_, series, days) => {
    expect(listDays(series)).toEqual(days);
  });

  test("those that would open before a day are left out, and the days of a plan are those of its rhythm", () => {
    expect(listNextRuns(makeSeries(), 1, "2026-12-02")).toMatchObject([{ opensOn: "2026-12-07" }]);
    // A Monday of Thanksgiving is over, the Tuesday it moved to is not.
    expect(listNextRuns(makeSeries({ anchor: "2026-10-12" }), 1, "2026-10-13")).toMatchObject([
      { opensOn: "2026-10-13", movedFrom: "2026-10-12" },
    ]);
  });
});

describe("a holiday or a weekend moves a run to the next working day", () => {
  test.each<[string, string, string]>([
    ["Saint-Jean-Baptiste", "2027-06-24", "2027-06-25"],
    ["Thanksgiving", "2026-10-12", "2026-10-13"],
    ["Good Friday, to the Monday", "2027-03-26", "2027-03-29"],
    ["Christmas on a Friday, to the Monday", "2026-12-25", "2026-12-28"],
    ["a Saturday", "2026-11-28", "2026-11-30"],
  ])("%s", (_, anchor, opensOn) => {
    expect(listNextRuns(makeSeries({ cadence: "once", anchor }), 1)).toMatchObject([
      { opensOn, movedFrom: anchor },
    ]);
  });

  test("a rhythm of weeks that begins on a weekend comes back on Mondays; months keep their day", () => {
    expect(computeAnchor({ cadence: "weekly" }, "2026-11-28")).toBe("2026-11-30");
    expect(computeAnchor({ cadence: "biweekly" }, "2026-11-29")).toBe("2026-11-30");
    expect(computeAnchor({ cadence: "monthly" }, "2026-11-28")).toBe("2026-11-28");
    expect(computeAnchor({ cadence: "weekly" }, "2026-10-12")).toBe("2026-10-12");
  });
});

describe("two runs of a series never overlap", () => {
  test("the one that a holiday moved closes the evening before the next one opens", () => {
    const [moved, next] = listNextRuns(makeSeries({ anchor: "2026-10-12" }), 2);
    expect(moved).toMatchObject({ opensOn: "2026-10-13", closesOn: "2026-10-18" });
    expect(next).toMatchObject({ opensOn: "2026-10-19", closesOn: "2026-10-25" });
  });

  test.each<Exclude<Cadence, "once">>(["weekly", "biweekly", "monthly", "quarterly"])(
    "%s: over years from every day, with as many days as a plan may give",
    (cadence) => {
      const starts = { weekly: 7, biweekly: 14, monthly: 31, quarterly: 31 }[cadence];
      for (let start = 0; start < starts; start += 1) {
        const anchor = computeAnchor({ cadence }, daysAfter("2026-12-01", start));
        const count = { weekly: 104, biweekly: 52, monthly: 48, quarterly: 16 }[cadence];
        const runs = listNextRuns(makeSeries({ cadence, anchor, openDays: maxOpenDays[cadence] }), count);
        for (const [index, { opensOn, closesOn, movedFrom }] of runs.entries()) {
          expect(isWorkingDay(opensOn)).toBe(true);
          expect(closesOn >= opensOn).toBe(true);
          if (movedFrom !== null) expect(movedFrom < opensOn).toBe(true);
          const next = runs[index + 1];
          if (next) expect(closesOn < next.opensOn).toBe(true);
        }
      }
    },
  );
});

describe("an hour of the company’s clock, across its changes", () => {
  test.each<[string, string, string]>([
    ["the last Monday of summer time", "2026-10-26", "2026-10-26T13:00:00.000Z"],
    ["the first Monday of winter time", "2026-11-02", "2026-11-02T14:00:00.000Z"],
    ["the first Monday of summer time", "2027-03-15", "2027-03-15T13:00:00.000Z"],
  ])("%s", (_, opensOn, moment) => {
    expect(computeOpening({ hour: 9 }, { opensOn }, timeZone).toISOString()).toBe(moment);
  });

  test("a run closes when its last day is over", () => {
    expect(computeClosing({ closesOn: "2026-11-01" }, timeZone).toISOString()).toBe(
      "2026-11-02T05:00:00.000Z",
    );
    expect(computeClosing({ closesOn: "2026-11-06" }, timeZone).toISOString()).toBe(
      "2026-11-07T05:00:00.000Z",
    );
  });
});

const at = (now: string, today: string) => ({ now: new Date(now), today, timeZone });

describe("the run whose hour has come", () => {
  test("a minute before nine none has, at nine it has", () => {
    expect(findDueRun(makeSeries(), at("2026-11-30T13:59:00Z", "2026-11-30"))).toBeNull();
    expect(findDueRun(makeSeries(), at("2026-11-30T14:00:00Z", "2026-11-30"))).toEqual({
      step: "opens",
      run: { opensOn: "2026-11-30", closesOn: "2026-12-06", movedFrom: null },
      missed: [],
      isLast: false,
    });
  });

  test("after a long sleep the latest opens at once, up to the next one, and those before it are missed", () => {
    expect(findDueRun(makeSeries(), at("2026-12-16T15:00:00Z", "2026-12-16"))).toEqual({
      step: "opens",
      run: { opensOn: "2026-12-16", closesOn: "2026-12-20", movedFrom: "2026-12-14" },
      missed: ["2026-11-30", "2026-12-07"],
      isLast: false,
    });
  });

  test("missed ones are no runs: a series of two has both though it slept", () => {
    const series = makeSeries({ end: "after", runs: 2 });
    const due = findDueRun(series, at("2026-12-16T15:00:00Z", "2026-12-16"));
    expect(due).toMatchObject({ missed: ["2026-11-30", "2026-12-07"], isLast: false });
    const rest = { ...series, lastOccurrence: "2026-12-14", runCount: 1 };
    expect(findDueRun(rest, at("2026-12-21T15:00:00Z", "2026-12-21"))).toMatchObject({ isLast: true });
    expect(findDueRun({ ...rest, runCount: 2 }, at("2027-02-01T15:00:00Z", "2027-02-01"))).toBeNull();
  });

  test.each<[string, Partial<SeriesProgress>, boolean]>([
    ["one that comes once", { cadence: "once" }, true],
    ["one that goes on", {}, false],
    ["the second of two", { end: "after", runs: 2, runCount: 1 }, true],
    ["on the last day", { end: "on", endsOn: "2026-12-06" }, true],
    ["before the last day", { end: "on", endsOn: "2026-12-07" }, false],
  ])("%s: no other follows, or one does", (_, series, isLast) => {
    expect(findDueRun(makeSeries(series), at("2026-11-30T14:00:00Z", "2026-11-30"))).toMatchObject({
      isLast,
    });
  });

  test("a late one that comes once keeps its days", () => {
    const series = makeSeries({ cadence: "once", openDays: 3 });
    expect(findDueRun(series, at("2027-01-20T15:00:00Z", "2027-01-20"))).toMatchObject({
      step: "opens",
      run: { opensOn: "2027-01-20", closesOn: "2027-01-22", movedFrom: "2026-11-30" },
    });
  });

  const waits = (opensOn: string, closesOn: string, movedFrom: string | null) => ({
    step: "waits",
    run: { opensOn, closesOn, movedFrom },
  });
  const missed = (...days: string[]) => ({ step: "missed", missed: days });
  const opens = (opensOn: string, closesOn: string) => ({ step: "opens", run: { opensOn, closesOn } });
  const october = { anchor: "2026-10-26" };
  const oneDay = { ...october, openDays: 1 };
  const monthly = { cadence: "monthly", anchor: "2026-12-22" } as const;
  test.each<[string, Partial<SeriesProgress>, [now: string, today: string], object | null]>([
    // Summer time ends on November 1: midnight of the 2nd is at five.
    [
      "between midnight and the hour of the next",
      october,
      ["2026-11-02T06:00:00Z", "2026-11-02"],
      missed("2026-10-26"),
    ],
    [
      "the hour of the next",
      october,
      ["2026-11-02T14:00:00Z", "2026-11-02"],
      opens("2026-11-02", "2026-11-08"),
    ],
    ["on the last evening", october, ["2026-11-02T04:59:00Z", "2026-11-01"], missed("2026-10-26")],
    [
      "on the last Friday, with a weekend to go",
      october,
      ["2026-10-30T14:00:00Z", "2026-10-30"],
      opens("2026-10-30", "2026-11-01"),
    ],
    ["on the last Saturday", october, ["2026-10-31T14:00:00Z", "2026-10-31"], missed("2026-10-26")],
    [
      "in the night, for the morning",
      october,
      ["2026-10-28T07:00:00Z", "2026-10-28"],
      waits("2026-10-28", "2026-11-01", "2026-10-26"),
    ],
    [
      "on its own day, four hours before its end",
      oneDay,
      ["2026-10-27T00:00:00Z", "2026-10-26"],
      opens("2026-10-26", "2026-10-26"),
    ],
    [
      "on its own day, less than that before its end",
      oneDay,
      ["2026-10-27T00:01:00Z", "2026-10-26"],
      missed("2026-10-26"),
    ],
    ["the day after", oneDay, ["2026-10-27T14:00:00Z", "2026-10-27"], opens("2026-10-27", "2026-10-27")],
    [
      "planned for its last hour, a minute late",
      { ...oneDay, hour: 23 },
      ["2026-10-27T03:01:00Z", "2026-10-26"],
      opens("2026-10-26", "2026-10-26"),
    ],
    [
      "planned for its last hour, at its end",
      { ...oneDay, hour: 23 },
      ["2026-10-27T03:40:00Z", "2026-10-26"],
      missed("2026-10-26"),
    ],
    [
      "at night on a holiday",
      monthly,
      ["2026-12-25T08:00:00Z", "2026-12-25"],
      waits("2026-12-28", "2027-01-03", "2026-12-22"),
    ],
    [
      "at noon on a holiday",
      monthly,
      ["2026-12-25T17:00:00Z", "2026-12-25"],
      waits("2026-12-28", "2027-01-03", "2026-12-22"),
    ],
    [
      "the working day after, before its hour",
      monthly,
      ["2026-12-28T13:59:00Z", "2026-12-28"],
      waits("2026-12-28", "2027-01-03", "2026-12-22"),
    ],
    [
      "the working day after, at its hour",
      monthly,
      ["2026-12-28T14:00:00Z", "2026-12-28"],
      opens("2026-12-28", "2027-01-03"),
    ],
    [
      "after the last day of the series",
      { ...monthly, end: "on", endsOn: "2026-12-24" },
      ["2026-12-25T17:00:00Z", "2026-12-25"],
      missed("2026-12-22"),
    ],
    [
      "once, late in the evening",
      { ...oneDay, cadence: "once" },
      ["2026-10-27T02:00:00Z", "2026-10-26"],
      waits("2026-10-27", "2026-10-27", "2026-10-26"),
    ],
    [
      "once, on a Saturday",
      { ...october, cadence: "once" },
      ["2026-11-07T18:00:00Z", "2026-11-07"],
      waits("2026-11-09", "2026-11-15", "2026-10-26"),
    ],
    [
      "two missed, and the last one waits",
      october,
      ["2026-11-10T08:00:00Z", "2026-11-10"],
      waits("2026-11-10", "2026-11-15", "2026-11-09"),
    ],
    [
      "all of them missed",
      october,
      ["2026-11-14T18:00:00Z", "2026-11-14"],
      missed("2026-10-26", "2026-11-02", "2026-11-09"),
    ],
    [
      "the hour in summer",
      { anchor: "2027-03-08" },
      ["2027-03-16T12:59:00Z", "2027-03-16"],
      waits("2027-03-16", "2027-03-21", "2027-03-15"),
    ],
    [
      "the hour in summer has come",
      { anchor: "2027-03-08" },
      ["2027-03-16T13:00:00Z", "2027-03-16"],
      opens("2027-03-16", "2027-03-21"),
    ],
  ])("late: %s", (_, series, [now, today], expected) => {
    expect(findDueRun(makeSeries(series), at(now, today))).toMatchObject(expected ?? {});
  });

  test("whatever hour the worker comes back, people have hours to answer, from the hour of a working day on", () => {
    const days = new Intl.DateTimeFormat("en-CA", { timeZone });
    for (const cadence of ["weekly", "monthly"] as const) {
      const series = makeSeries({ cadence, anchor: "2026-10-12", openDays: 5 });
      for (let hour = 0; hour < 24 * 35; hour += 1) {
        const now = new Date(Date.parse("2026-10-12T04:00:00Z") + hour * 3_600_000);
        const today = days.format(now);
        const due = findDueRun(series, { now, today, timeZone });
        if (due?.step !== "opens") continue;
        expect(isWorkingDay(today)).toBe(true);
        expect(computeOpening(series, { opensOn: today }, timeZone) <= now).toBe(true);
        const closing = computeClosing(due.run, timeZone).getTime();
        expect(closing - now.getTime()).toBeGreaterThanOrEqual(4 * 3_600_000);
      }
    }
  });
});

describe("a series that was paused goes on with the next run", () => {
  test.each<[string, string, string | null]>([
    ["before the first", "2026-11-30T13:59:00Z", null],
    ["after the first", "2026-12-03T15:00:00Z", "2026-11-30"],
    ["three weeks later", "2026-12-21T14:00:00Z", "2026-12-21"],
  ])("%s", (_, now, passed) => {
    expect(passOver(makeSeries(), new Date(now), timeZone)).toBe(passed);
  });
});

test.each<[string, string, string | null, ReturnType<typeof whyNotTakeBack>]>([
  ["none is open", "2026-11-02", null, null],
  ["one is, up to the evening before", "2026-11-02", "2026-11-01", null],
  ["one stays open beyond it", "2026-11-02", "2026-11-08", "pulse_still_open"],
  ["one closes on its day", "2026-11-02", "2026-11-02", "pulse_still_open"],
  ["a holiday moves it beyond that", "2026-10-12", "2026-10-12", null],
])("a skipped run is taken back: %s", (_, occurrence, openUntil, reason) => {
  expect(whyNotTakeBack(occurrence, openUntil)).toBe(reason);
});

test("days of the rhythm that are yet to come may be skipped", () => {
  const series = makeSeries({ lastOccurrence: "2026-11-30" });
  expect(isOccurrenceToCome(series, "2026-12-07")).toBe(true);
  expect(isOccurrenceToCome(series, "2026-12-08")).toBe(false);
  expect(isOccurrenceToCome(series, "2026-11-30")).toBe(false);
});
