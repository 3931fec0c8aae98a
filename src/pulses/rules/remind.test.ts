import { describe, expect, test } from "vitest";
import {
  drawReminderMoment,
  findAskedLately,
  whyNotRemind,
  type AskedBefore,
  type RemindFacts,
} from "./remind.ts";

const now = new Date("2026-12-02T14:00:00Z");
const open: RemindFacts = {
  status: "open",
  remindedAt: null,
  closesAt: new Date("2026-12-07T05:00:00Z"),
};

describe("a reminder: once in 24 hours, while people can answer", () => {
  test.each<[string, Partial<RemindFacts>, ReturnType<typeof whyNotRemind>]>([
    ["open, none yet", {}, null],
    [
      "a minute less than a day ago",
      { remindedAt: new Date("2026-12-01T14:01:00Z") },
      "pulse_reminded_lately",
    ],
    ["a day ago", { remindedAt: new Date("2026-12-01T14:00:00Z") }, null],
    ["scheduled", { status: "scheduled" }, "pulse_not_open"],
    ["closed", { status: "closed" }, "pulse_not_open"],
    ["about to be closed", { closesAt: now }, "pulse_not_open"],
  ])("%s", (_, facts, reason) => {
    expect(whyNotRemind({ ...open, ...facts }, now)).toBe(reason);
  });
});

describe("as good as the same people, fewer than seven days before", () => {
  test.each<[string, AskedBefore[], string | null]>([
    ["none", [], null],
    ["six days before", [{ day: "2026-11-24", shared: 10 }], "2026-11-24"],
    ["seven days before", [{ day: "2026-11-23", shared: 10 }], null],
    ["eight of ten", [{ day: "2026-11-26", shared: 8 }], "2026-11-26"],
    ["seven of ten", [{ day: "2026-11-26", shared: 7 }], null],
    [
      "the last of two",
      [
        { day: "2026-11-27", shared: 9 },
        { day: "2026-11-25", shared: 10 },
      ],
      "2026-11-27",
    ],
    ["later than the opening", [{ day: "2026-12-01", shared: 10 }], null],
  ])("%s", (_, before, day) => {
    expect(findAskedLately({ asked: 10, opensOn: "2026-11-30" }, before)).toBe(day);
  });

  test("where no person would be asked there is none", () => {
    expect(
      findAskedLately({ asked: 0, opensOn: "2026-11-30" }, [{ day: "2026-11-29", shared: 0 }]),
    ).toBeNull();
  });
});

test.each([
  ["at once", "2026-12-06T15:00:00Z", 0, "2026-12-01T15:00:00.000Z"],
  ["within half an hour", "2026-12-06T15:00:00Z", 0.5, "2026-12-01T15:15:00.000Z"],
  ["within half of what is left", "2026-12-01T15:20:00Z", 0.5, "2026-12-01T15:05:00.000Z"],
])("a reminder leaves %s", (_, closesAt, drawn, moment) => {
  const now = new Date("2026-12-01T15:00:00Z");
  expect(drawReminderMoment({ closesAt: new Date(closesAt) }, now, () => drawn).toISOString()).toBe(moment);
});
