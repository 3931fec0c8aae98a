import { expect, test } from "vitest";
import { areDraftsOn, findObstacle, mayFeedDraft, whyNotDraft, whyNotSwitch } from "./drafting.ts";

const isActive = true;
test.each([
  ["owner", { isActive }, null],
  ["owner", { isActive: false }, "plan_closed"],
  ["manager", { isActive }, "draft_by_person"],
  ["administration", { isActive }, "draft_by_person"],
] as const)("a plan is drafted for the person alone: %s %j → %s", (reader, person, why) => {
  expect(whyNotDraft(reader, person)).toBe(why);
});

const on = { isOn: true, switchedOn: "2026-05-04" };
const off = { isOn: false, switchedOn: "2026-05-04" };
test.each([
  [undefined, true, false],
  [off, true, false],
  [on, true, true],
  [on, false, false],
])("drafts after %j, with a server %s: %s", (last, hasServer, isOn) => {
  expect(areDraftsOn(last, hasServer)).toBe(isOn);
});

test.each([
  ["2026-05-03", true, false],
  ["2026-05-04", true, true],
  ["2026-05-05", true, true],
  ["2026-05-05", false, false],
])("an evaluation launched on %s, which announced it: %s, counts: %s", (launchedOn, announcesDrafts, may) => {
  expect(mayFeedDraft({ launchedOn, announcesDrafts }, on)).toBe(may);
});

const report = { mayFeed: true, hasFigures: true };
test.each([
  [[report], false, "off"],
  [[], true, "no_report"],
  [[{ ...report, mayFeed: false }], true, "not_announced"],
  [
    [
      { ...report, hasFigures: false },
      { ...report, mayFeed: false },
    ],
    true,
    "no_figure",
  ],
  [[{ ...report, mayFeed: false }, report], true, null],
] as const)("of the reports %j, where drafts are on: %s → %s", (reports, isOn, obstacle) => {
  expect(findObstacle(reports, isOn)).toBe(obstacle);
});

test.each([
  [true, undefined, true, null],
  [true, undefined, false, "drafts_without_server"],
  [true, on, true, "no_update_data"],
  [true, off, true, null],
  [false, undefined, true, "no_update_data"],
  [false, on, false, null],
])("switching to %s after %j, with a server %s → %s", (isOn, last, hasServer, why) => {
  expect(whyNotSwitch(isOn, { last, hasServer })).toBe(why);
});
