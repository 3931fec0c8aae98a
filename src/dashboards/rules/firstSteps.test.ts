import { expect, test } from "vitest";
import type { Dashboard, ManagedEvaluationSummary } from "../contract.ts";
import { computeFirstSteps } from "./firstSteps.ts";

type Facts = Parameters<typeof computeFirstSteps>[0];

const nothing: Facts = { firstSteps: null, newReports: [], led: [], latestReport: null };
const done = { hasInvited: true, hasCreated: true };
const led = (status: ManagedEvaluationSummary["status"]): Facts["led"] => [
  {
    evaluationId: "one",
    name: "Bilan",
    subjectName: "Ana Roy",
    status,
    dueOn: null,
    participantCount: 4,
    answeredCount: 0,
    next: "follow",
  },
];
const steps = (change: Partial<Pick<Dashboard, "firstSteps" | "led">>, hasReadExample = false) =>
  computeFirstSteps({ ...nothing, ...change }, hasReadExample);

test("whoever does not take them has none", () => {
  expect(steps({})).toBeNull();
});

test("they stay until the last one is done, an evaluation that runs or not", () => {
  expect(steps({ firstSteps: { hasInvited: false, hasCreated: false } })).toMatchObject({ hasRead: false });
  expect(steps({ firstSteps: done, led: led("in_progress") })).toEqual({ ...done, hasRead: false });
  expect(steps({ firstSteps: { ...done, hasCreated: false } }, true)).toMatchObject({ hasRead: true });
  expect(steps({ firstSteps: done }, true)).toBeNull();
});

test("a first report of one's own does for the example", () => {
  expect(steps({ firstSteps: done, led: led("completed") })).toBeNull();
});
