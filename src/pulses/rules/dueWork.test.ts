import { describe, expect, test } from "vitest";
import { listRunWork, type RunFacts } from "./dueWork.ts";

const now = new Date("2026-12-01T15:20:00Z");
const at = (moment: string) => new Date(moment);
const run: RunFacts = {
  status: "scheduled",
  occurrence: "2026-12-07",
  opensAt: at("2026-12-07T14:00:00Z"),
  opensOn: "2026-12-07",
  closesAt: at("2026-12-14T05:00:00Z"),
  closedAt: null,
  remindedAt: null,
  warnedAt: null,
  receiptsRemovedAt: null,
  isPaused: false,
  reminderAfterDays: 3,
  series: {
    cadence: "weekly",
    anchor: "2026-11-30",
    hour: 9,
    openDays: 7,
    end: "never",
    runs: null,
    endsOn: null,
    lastOccurrence: "2026-11-30",
    skipped: [],
    runCount: 1,
  },
  timeZone: "America/Toronto",
};
const ending = { ...run.series, end: "after", runs: 2 } as const;
const open = { status: "open" } as const;
const closed = { status: "closed", closedAt: at("2026-12-14T05:00:30Z") } as const;

const cases: [string, Partial<RunFacts>, Record<string, string>][] = [
  ["one to come opens", {}, { "pulses.open": "2026-12-07T14:00:00.000Z" }],
  ["one of a series that is paused waits", { isPaused: true }, {}],
  [
    "before the last one its author is told",
    { series: ending },
    { "pulses.open": "2026-12-07T14:00:00.000Z", "pulses.warn": "2026-12-04T14:00:00.000Z" },
  ],
  ["once", { series: ending, warnedAt: now }, { "pulses.open": "2026-12-07T14:00:00.000Z" }],
  [
    "the only one is no last one",
    {
      series: { ...run.series, cadence: "once", lastOccurrence: null, runCount: 0 },
      occurrence: "2026-11-30",
    },
    { "pulses.open": "2026-12-07T14:00:00.000Z" },
  ],
  [
    "an open one closes, is refreshed at the full hour and reminds",
    open,
    {
      "pulses.close": "2026-12-14T05:00:00.000Z",
      "pulses.refresh": "2026-12-01T16:00:00.000Z",
      "pulses.remind": "2026-12-10T14:00:00.000Z",
    },
  ],
  [
    "one reminder",
    { ...open, remindedAt: at("2026-12-10T14:00:20Z") },
    { "pulses.close": "2026-12-14T05:00:00.000Z", "pulses.refresh": "2026-12-01T16:00:00.000Z" },
  ],
  [
    "one that was sent by hand days before leaves it as it was planned",
    { ...open, remindedAt: at("2026-12-09T14:00:00Z") },
    {
      "pulses.close": "2026-12-14T05:00:00.000Z",
      "pulses.refresh": "2026-12-01T16:00:00.000Z",
      "pulses.remind": "2026-12-10T14:00:00.000Z",
    },
  ],
  [
    "one that was sent by hand in the day before stands for it",
    { ...open, remindedAt: at("2026-12-09T14:00:01Z") },
    { "pulses.close": "2026-12-14T05:00:00.000Z", "pulses.refresh": "2026-12-01T16:00:00.000Z" },
  ],
  [
    "none once it is closed",
    { ...open, reminderAfterDays: 7 },
    { "pulses.close": "2026-12-14T05:00:00.000Z", "pulses.refresh": "2026-12-01T16:00:00.000Z" },
  ],
  [
    "one that was closed has its report computed, and no more",
    { ...open, closedAt: now, closesAt: now },
    { "pulses.close": now.toISOString() },
  ],
  ["receipts go ninety days after closing", closed, { "pulses.forget": "2027-03-14T05:00:30.000Z" }],
  ["once", { ...closed, receiptsRemovedAt: at("2027-03-14T05:01:00Z") }, {}],
  ["nothing of a cancelled one", { status: "cancelled" }, {}],
];

describe("what is to be done about a run", () => {
  test.each(cases)("%s", (_, facts, work) => {
    const listed = listRunWork({ ...run, ...facts }, now);
    expect(Object.fromEntries(listed.map(({ kind, dueAt }) => [kind, dueAt.toISOString()]))).toEqual(work);
  });
});
