import { describe, expect, test } from "vitest";
import { chooseReminded, findDueHorizon, isReminderTime, type DueItem } from "./reminders.ts";

const item = (kind: DueItem["kind"], dueOn: string, remindedDueOn: string | null = null): DueItem => ({
  kind,
  dueOn,
  remindedDueOn,
});
const isReminded = (one: DueItem, today: string, hasOther = false) =>
  chooseReminded([one], { today, hasOther }).length === 1;

describe("the morning of a reminder", () => {
  test.each<[string, DueItem, string, boolean]>([
    ["an objective, eight days before", item("objective", "2026-11-26"), "2026-11-18", false],
    ["an objective, a week before", item("objective", "2026-11-26"), "2026-11-19", true],
    ["one that no worker reminded of, later", item("objective", "2026-11-26"), "2026-11-24", true],
    ["one on its due day", item("objective", "2026-11-26"), "2026-11-26", true],
    ["one that is past", item("objective", "2026-11-26"), "2026-11-27", false],
    ["an action, three days before", item("action", "2026-11-26"), "2026-11-23", false],
    ["an action, two days before", item("action", "2026-11-26"), "2026-11-24", true],
    ["an action of a Monday, on the Friday before", item("action", "2026-11-23"), "2026-11-20", true],
    ["and not on the Saturday", item("action", "2026-11-23"), "2026-11-21", false],
    ["after Christmas, on the day before it", item("action", "2026-12-27"), "2026-12-24", true],
    ["and not at Christmas", item("action", "2026-12-27"), "2026-12-25", false],
    ["one that was reminded of", item("action", "2026-11-26", "2026-11-26"), "2026-11-25", false],
    ["one that was put off since", item("action", "2026-12-03", "2026-11-26"), "2026-12-01", true],
  ])("%s", (_, one, today, expected) => {
    expect(isReminded(one, today)).toBe(expected);
  });
});

describe("on a day with another reminder", () => {
  test.each<[string, DueItem, string, boolean]>([
    ["an objective waits on its first day", item("objective", "2026-11-25"), "2026-11-18", false],
    ["and on the next", item("objective", "2026-11-25"), "2026-11-19", false],
    ["three days at most, and not over a weekend", item("objective", "2026-11-25"), "2026-11-20", true],
    [
      "an objective of a Monday waits until the Thursday",
      item("objective", "2026-11-23"),
      "2026-11-18",
      false,
    ],
    ["and then goes", item("objective", "2026-11-23"), "2026-11-19", true],
    ["an action waits", item("action", "2026-11-26"), "2026-11-25", false],
    ["and goes on its due day", item("action", "2026-11-26"), "2026-11-26", true],
  ])("%s", (_, one, today, expected) => {
    expect(isReminded(one, today, true)).toBe(expected);
  });

  test("what has waited long enough takes the rest along, so that there is one reminder", () => {
    const [waited, fresh] = [item("objective", "2026-11-23"), item("action", "2026-11-21")];
    expect(chooseReminded([fresh, waited], { today: "2026-11-19", hasOther: true })).toEqual([fresh, waited]);
    expect(chooseReminded([fresh], { today: "2026-11-19", hasOther: true })).toEqual([]);
  });
});

test("all that may be due is within the horizon, over the longest holidays", () => {
  for (const today of ["2026-12-24", "2027-12-31", "2026-04-02", "2029-12-24"])
    for (let days = 1; days < 30; days += 1) {
      const dueOn = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
      if (isReminded(item("objective", dueOn), today)) expect(dueOn <= findDueHorizon(today)).toBe(true);
    }
});

test.each([
  ["2026-11-20T13:29:00Z", false],
  ["2026-11-20T13:45:00Z", true],
  ["2026-11-20T16:59:00Z", true],
  ["2026-11-20T17:00:00Z", false],
])("reminders leave in the morning of the company’s clock: %s", (now, expected) => {
  expect(isReminderTime("America/Toronto", "2026-11-20", new Date(now))).toBe(expected);
});
