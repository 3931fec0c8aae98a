import { describe, expect, test } from "vitest";
import type { PulsePlan } from "../contract/content.ts";
import { isSamePlan, listPlanGaps, standardPlan, tidyPlan, whyNotPlan, type PlanGap } from "./plan.ts";

const team = "00000000-0000-4000-8000-000000000001";
const complete: PulsePlan = { ...standardPlan, startsOn: "2026-11-30" };

describe("runs are planned only from complete settings", () => {
  const monthly = { cadence: "monthly" } as const;
  test.each<[string, Partial<PulsePlan>, PlanGap[]]>([
    ["everyone, once", {}, []],
    ["no first day", { startsOn: null }, ["start"]],
    ["teams without a team", { audience: { kind: "teams", ids: [], days: null } }, ["audience"]],
    ["a team", { audience: { kind: "teams", ids: [team], days: null } }, []],
    ["newcomers of how many days?", { audience: { kind: "newcomers", ids: [], days: null } }, ["days"]],
    ["newcomers", { audience: { kind: "newcomers", ids: [], days: 60 } }, []],
    ["a reminder on the last day", { openDays: 4, reminderAfterDays: 3 }, []],
    ["a reminder once it is closed", { openDays: 3, reminderAfterDays: 3 }, ["reminder"]],
    ["a week every week", { cadence: "weekly", openDays: 7 }, []],
    ["longer than until the next one", { cadence: "weekly", openDays: 8 }, ["open_days"]],
    ["no reminder", { openDays: 1, reminderAfterDays: null }, []],
    ["after how many?", { ...monthly, end: "after" }, ["runs"]],
    ["after six", { ...monthly, end: "after", runs: 6 }, []],
    ["on what day?", { ...monthly, end: "on" }, ["end"]],
    ["before it begins", { ...monthly, end: "on", endsOn: "2026-11-29" }, ["end_before_start"]],
    ["on the day it begins", { ...monthly, end: "on", endsOn: "2026-11-30" }, []],
    ["once does not ask for an end", { end: "on" }, []],
    ["several", { startsOn: null, ...monthly, end: "after" }, ["start", "runs"]],
  ])("%s", (_, plan, gaps) => {
    expect(listPlanGaps({ ...complete, ...plan })).toEqual(gaps);
    expect(whyNotPlan({ ...complete, ...plan })).toBe(gaps.length > 0 ? "pulse_unfinished" : null);
  });
});

describe("settings are stored without what another choice called for", () => {
  test.each<[string, Partial<PulsePlan>, Partial<PulsePlan>]>([
    [
      "everyone has no list",
      { audience: { kind: "everyone", ids: [team], days: 30 } },
      { audience: { kind: "everyone", ids: [], days: null } },
    ],
    [
      "a team stands once",
      { audience: { kind: "teams", ids: [team, team], days: 30 } },
      { audience: { kind: "teams", ids: [team], days: null } },
    ],
    [
      "newcomers have days",
      { audience: { kind: "newcomers", ids: [team], days: 30 } },
      { audience: { kind: "newcomers", ids: [], days: 30 } },
    ],
    [
      "once has no end",
      { end: "after", runs: 3, endsOn: "2027-01-01" },
      { end: "never", runs: null, endsOn: null },
    ],
    [
      "a number of runs has no day",
      { cadence: "weekly", end: "after", runs: 3, endsOn: "2027-01-01" },
      { end: "after", runs: 3, endsOn: null },
    ],
    [
      "a day has no number of runs",
      { cadence: "weekly", end: "on", runs: 3, endsOn: "2027-01-01" },
      { end: "on", runs: null, endsOn: "2027-01-01" },
    ],
  ])("%s", (_, plan, stored) => {
    expect(tidyPlan({ ...complete, ...plan })).toMatchObject(stored);
  });
});

describe("two settings say the same", () => {
  const teams = (...ids: string[]): PulsePlan => ({
    ...complete,
    audience: { kind: "teams", ids, days: null },
  });
  test.each<[string, PulsePlan, PulsePlan, boolean]>([
    ["alike", complete, structuredClone(complete), true],
    [
      "stored in another order",
      complete,
      Object.fromEntries(Object.entries(complete).toReversed()) as PulsePlan,
      true,
    ],
    ["another hour", complete, { ...complete, hour: 10 }, false],
    ["another first day", complete, { ...complete, startsOn: null }, false],
    ["the same team", teams(team), teams(team), true],
    ["one team more", teams(team), teams(team, "x"), false],
    ["another team", teams(team), teams("x"), false],
  ])("%s", (_, a, b, same) => {
    expect(isSamePlan(a, b)).toBe(same);
  });
});
