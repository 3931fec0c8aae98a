import { describe, expect, test } from "vitest";
import { listEvaluationWork, type WorkFacts } from "./dueWork.ts";

const toronto = "America/Toronto";
const none: WorkFacts = {
  status: "draft",
  campaignId: null,
  startsOn: null,
  dueOn: "2026-12-11",
  launchedOn: null,
  releasesOn: null,
  remindedOn: null,
};
const listShownWork = (facts: Partial<WorkFacts>, timeZone = toronto) =>
  listEvaluationWork({ ...none, ...facts }, timeZone).map(
    ({ kind, dueAt }) => `${kind} ${dueAt.toISOString().slice(0, 16)}`,
  );
const running = { status: "in_progress", launchedOn: "2026-11-20" } as const;

describe("what is to be done with an evaluation, and when:", () => {
  test.each<[string, Partial<WorkFacts>, string[]]>([
    ["nothing of a draft", {}, []],
    ["nor of a draft that was planned", { startsOn: "2026-12-01" }, []],
    [
      "a planned one begins at eight",
      { status: "pending", startsOn: "2026-12-01" },
      ["evaluations.start 2026-12-01T13:00"],
    ],
    [
      "of a campaign, as its day begins",
      { status: "pending", startsOn: "2026-12-01", campaignId: "one" },
      ["evaluations.start 2026-12-01T05:00"],
    ],
    [
      "one that runs is reminded a week before, and closes after its due day",
      running,
      ["evaluations.remind 2026-12-04T13:30", "evaluations.close 2026-12-12T05:00"],
    ],
    [
      "not on the day of its launch",
      { ...running, launchedOn: "2026-12-04" },
      ["evaluations.remind 2026-12-09T13:30", "evaluations.close 2026-12-12T05:00"],
    ],
    [
      "then two days before",
      { ...running, remindedOn: "2026-12-04" },
      ["evaluations.remind 2026-12-09T13:30", "evaluations.close 2026-12-12T05:00"],
    ],
    [
      "and on the due day",
      { ...running, remindedOn: "2026-12-10" },
      ["evaluations.remind 2026-12-11T13:30", "evaluations.close 2026-12-12T05:00"],
    ],
    ["no more after it", { ...running, remindedOn: "2026-12-11" }, ["evaluations.close 2026-12-12T05:00"]],
    [
      "a computed report appears at half past eight, and is neither reminded nor closed",
      { ...running, releasesOn: "2026-12-14" },
      ["evaluations.release 2026-12-14T13:30"],
    ],
    ["nothing without a due day", { ...running, dueOn: null }, []],
    ["nothing while it is read through", { ...running, status: "review" }, []],
    ["nothing once it is completed", { ...running, status: "completed", releasesOn: "2026-12-14" }, []],
    ["nothing in the archive", { ...running, status: "archived" }, []],
  ])("%s", (_what, facts, expected) => {
    expect(listShownWork(facts)).toEqual(expected);
  });
});

describe("by the clock of its company:", () => {
  test.each<[string, string, Partial<WorkFacts>, string]>([
    ["the day before clocks go forward", toronto, { dueOn: "2027-03-13" }, "2027-03-14T05:00"],
    ["a due day of 23 hours", toronto, { dueOn: "2027-03-14" }, "2027-03-15T04:00"],
    ["a due day of 25 hours", toronto, { dueOn: "2026-11-01" }, "2026-11-02T05:00"],
    ["in Winnipeg", "America/Winnipeg", { dueOn: "2026-11-20" }, "2026-11-21T06:00"],
    ["in Newfoundland", "America/St_Johns", { dueOn: "2026-11-20" }, "2026-11-21T03:30"],
    ["where a midnight is skipped", "America/Santiago", { dueOn: "2026-09-05" }, "2026-09-06T04:00"],
  ])("%s ends", (_what, timeZone, facts, moment) => {
    expect(listShownWork({ ...running, ...facts, remindedOn: facts.dueOn ?? null }, timeZone)).toEqual([
      `evaluations.close ${moment}`,
    ]);
  });
});
