import { expect, test } from "vitest";
import type { ObjectiveStatus } from "../vocabulary.ts";
import { computeTimeline, groupByMonth, recentCount, splitTimeline } from "./timeline.ts";

const today = "2026-11-27";
const objective = (status: ObjectiveStatus) => ({
  status,
  startsOn: "2026-11-01",
  dueOn: "2026-11-20",
  actions: [
    { dueOn: "2026-11-10", doneOn: "2026-11-12" },
    { dueOn: "2026-11-15", doneOn: null },
    { dueOn: "2026-12-15", doneOn: null },
    { dueOn: null, doneOn: null },
  ],
});
const outline = (status: ObjectiveStatus) =>
  computeTimeline({ cycles: [], objectives: [objective(status)], today }, []).map(
    ({ day, kind, isLate }) => `${day} ${kind}${isLate ? " late" : ""}`,
  );

test.each<[ObjectiveStatus, string[]]>([
  [
    "running",
    [
      "2026-11-01 start",
      "2026-11-12 action",
      "2026-11-15 action late",
      "2026-11-20 due late",
      "2026-12-15 action",
    ],
  ],
  ["reached", ["2026-11-01 start", "2026-11-12 action"]],
  ["set_aside", ["2026-11-01 start", "2026-11-12 action"]],
])(
  "an objective that is %s stands in time with what is still expected of it, and what was done",
  (status, days) => {
    expect(outline(status)).toEqual(days);
  },
);

test("of one day, a cycle comes first, then what was said, what is done, and what ends", () => {
  const one = {
    ...objective("running"),
    startsOn: today,
    dueOn: today,
    actions: [{ dueOn: today, doneOn: null }],
  };
  const notes = [{ day: today, meeting: { on: today } }];
  const entries = computeTimeline({ cycles: [{ startedOn: today }], objectives: [one], today }, notes);
  expect(entries.map(({ kind }) => kind)).toEqual(["cycle", "note", "start", "action", "meeting", "due"]);
});

test("what is long past is folded, and never what is late", () => {
  const late = { day: "2026-01-01", isLate: true };
  const past = Array.from({ length: recentCount + 2 }, (_, at) => ({
    day: `2026-02-0${at + 1}`,
    isLate: false,
  }));
  const ahead = [{ day: today, isLate: false }];
  expect(splitTimeline([late, ...past, ...ahead], today)).toEqual({
    older: past.slice(0, 2),
    recent: [late, ...past.slice(2)],
    ahead,
  });
});

test("days stand under their month", () => {
  const days = ["2026-11-01", "2026-11-30", "2026-12-01"].map((day) => ({ day, isLate: false }));
  expect(groupByMonth(days).map(({ month, entries }) => [month, entries.length])).toEqual([
    ["2026-11", 2],
    ["2026-12", 1],
  ]);
});
