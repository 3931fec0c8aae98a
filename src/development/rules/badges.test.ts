import { describe, expect, test } from "vitest";
import { dayIn } from "#company/server/dayIn.ts";
import { countThisQuarter, getQuarter, listEarnedBadges, listNewBadges, listUnfounded } from "./badges.ts";

const nothing = {
  sharedObjectives: 0,
  sharedReached: 0,
  finishedCourses: [],
  asksConfirmation: false,
  followUpDays: [],
};
const finish = (...days: string[]) => days.map((finishedOn) => ({ finishedOn, isConfirmed: false }));
const confirm = (...days: string[]) => days.map((finishedOn) => ({ finishedOn, isConfirmed: true }));

test.each([
  ["2026-01-01", "2026-Q1"],
  ["2026-03-31", "2026-Q1"],
  ["2026-04-01", "2026-Q2"],
  ["2026-06-30", "2026-Q2"],
  ["2026-07-01", "2026-Q3"],
  ["2026-09-30", "2026-Q3"],
  ["2026-10-01", "2026-Q4"],
  ["2026-12-31", "2026-Q4"],
])("%s is in %s", (day, quarter) => expect(getQuarter(day)).toBe(quarter));

test("a quarter begins at midnight where the company is", () => {
  const at = new Date("2026-10-01T03:30:00Z");
  expect(getQuarter(dayIn("America/Toronto", at))).toBe("2026-Q3");
  expect(getQuarter(dayIn("Europe/Paris", at))).toBe("2026-Q4");
});

test.each([
  ["nothing", {}, []],
  ["an objective, shared", { sharedObjectives: 1 }, ["first_plan"]],
  ["an objective, reached", { sharedObjectives: 3, sharedReached: 1 }, ["first_plan", "first_objective"]],
  ["two courses", { finishedCourses: finish("2026-10-01", "2026-12-31") }, []],
  [
    "three courses of a quarter",
    { finishedCourses: finish("2026-10-01", "2026-11-02", "2026-12-31") },
    ["three_courses 2026-Q4"],
  ],
  ["three courses over a turn", { finishedCourses: finish("2026-09-30", "2026-10-01", "2026-12-31") }, []],
  [
    "the same quarter of two years",
    { finishedCourses: finish("2025-10-01", "2026-10-01", "2026-12-31") },
    [],
  ],
  [
    "six courses of a quarter, once",
    { finishedCourses: finish(...Array.from({ length: 6 }, () => "2026-05-04")) },
    ["three_courses 2026-Q2"],
  ],
  [
    "two quarters, each",
    {
      finishedCourses: finish(
        "2026-01-05",
        "2026-02-05",
        "2026-03-05",
        "2026-04-05",
        "2026-05-05",
        "2026-06-05",
      ),
    },
    ["three_courses 2026-Q1", "three_courses 2026-Q2"],
  ],
  [
    "one not confirmed where it is asked",
    {
      asksConfirmation: true,
      finishedCourses: [...confirm("2026-05-04", "2026-05-05"), ...finish("2026-05-06")],
    },
    [],
  ],
  [
    "all confirmed where it is asked",
    { asksConfirmation: true, finishedCourses: confirm("2026-05-04", "2026-05-05", "2026-05-06") },
    ["three_courses 2026-Q2"],
  ],
  [
    "a follow-up in each quarter of a year",
    { followUpDays: ["2026-07-01", "2025-10-05", "2026-03-01", "2026-06-30", "2026-10-05"] },
    ["year_of_follow_ups"],
  ],
  [
    "of half a year in four quarters",
    { followUpDays: ["2026-03-31", "2026-05-01", "2026-08-01", "2026-10-01"] },
    [],
  ],
  [
    "of a year less a day",
    { followUpDays: ["2025-10-05", "2026-03-01", "2026-06-30", "2026-07-01", "2026-10-04"] },
    [],
  ],
  [
    "with a quarter left out, begun anew",
    { followUpDays: ["2025-12-30", "2026-03-01", "2026-07-01", "2026-10-01", "2026-12-31"] },
    [],
  ],
])("earned by %s", (_, facts, expected) => {
  const earned = listEarnedBadges({ ...nothing, ...facts });
  expect(earned.map(({ kind, quarter }) => `${kind} ${quarter}`.trim())).toEqual(expected);
});

describe("a badge that was given", () => {
  const given = [
    { kind: "three_courses" as const, quarter: "2026-Q2" },
    { kind: "first_objective" as const, quarter: "" },
  ];
  test.each([
    ["stays, confirmed or not", finish("2026-05-04", "2026-05-05", "2026-05-06"), null, []],
    ["goes with what it said", finish("2026-05-04", "2026-05-05"), null, ["2026-Q2"]],
    [
      "goes with what was confirmed and is another course now",
      finish("2026-05-04", "2026-05-05", "2026-05-06"),
      "2026-Q2",
      ["2026-Q2"],
    ],
    [
      "stays where three are confirmed beside it",
      [...confirm("2026-05-04", "2026-05-05", "2026-05-06"), ...finish("2026-05-07")],
      "2026-Q2",
      [],
    ],
  ])("%s", (_, finishedCourses, unconfirmed, expected) => {
    const facts = { finishedCourses, asksConfirmation: true };
    expect(listUnfounded(given, facts, unconfirmed)).toEqual(expected);
  });
});

test.each([
  ["none", [], false, 0],
  ["those of this quarter", finish("2026-09-30", "2026-10-01", "2026-11-20"), false, 2],
  ["not those under way", [{ finishedOn: null, isConfirmed: false }], false, 0],
  ["not those to confirm", [...finish("2026-11-02"), ...confirm("2026-11-03")], true, 1],
])("counted in this quarter: %s", (_, courses, asksConfirmation, count) => {
  expect(countThisQuarter(courses, { today: "2026-11-20", asksConfirmation })).toBe(count);
});

test("a write tells the badges that were not there before it", () => {
  const plan = { kind: "first_plan", quarter: "" } as const;
  const [third, fourth] = [
    { kind: "three_courses", quarter: "2026-Q3" },
    { kind: "three_courses", quarter: "2026-Q4" },
  ] as const;
  expect(listNewBadges([plan, third], [plan, third, fourth])).toEqual([fourth]);
  expect(listNewBadges([plan, third], [plan])).toEqual([]);
});
