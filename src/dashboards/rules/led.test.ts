import { expect, test } from "vitest";
import type { LaunchFacts } from "#evaluations/rules/launch.ts";
import { nextActionOf, type LedFacts } from "./led.ts";

const ready: LaunchFacts = {
  name: "Bilan",
  evaluationType: "full",
  subject: { isActive: true, hasDirectManager: false },
  subjectAnswers: true,
  itemCount: 3,
  invitedCount: 2,
};

test.each<[string, Partial<LedFacts>, string]>([
  ["a complete draft is launched", { status: "draft", launch: ready }, "launch"],
  [
    "a draft without a question is prepared",
    { status: "draft", launch: { ...ready, itemCount: 0 } },
    "prepare",
  ],
  [
    "a draft without anybody is prepared",
    { status: "draft", launch: { ...ready, subject: null } },
    "prepare",
  ],
  ["a scheduled one is launched like a draft", { status: "pending", launch: ready }, "launch"],
  ["a running one is followed", { status: "in_progress", readsReport: false }, "follow"],
  ["a report in review is reviewed", { status: "review" }, "review"],
  ["a published report is read", { status: "completed" }, "read"],
  [
    "a lead who hid in a group opens the evaluation only",
    { status: "completed", readsReport: false },
    "open",
  ],
])("%s", (_, facts, next) => {
  expect(nextActionOf({ status: "draft", launch: null, readsReport: true, ...facts })).toBe(next);
});
