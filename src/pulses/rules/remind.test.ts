import { describe, expect, test } from "vitest";
import { drawReminderMoment, whyNotRemind, type RemindFacts } from "./remind.ts";

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

test.each([
  ["at once", "2026-12-06T15:00:00Z", 0, "2026-12-01T15:00:00.000Z"],
  ["within half an hour", "2026-12-06T15:00:00Z", 0.5, "2026-12-01T15:15:00.000Z"],
  ["within half of what is left", "2026-12-01T15:20:00Z", 0.5, "2026-12-01T15:05:00.000Z"],
])("a reminder leaves %s", (_, closesAt, drawn, moment) => {
  const now = new Date("2026-12-01T15:00:00Z");
  expect(drawReminderMoment({ closesAt: new Date(closesAt) }, now, () => drawn).toISOString()).toBe(moment);
});
