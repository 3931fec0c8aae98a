import { expect, test } from "vitest";
import type { LaunchFacts } from "#evaluations/rules/launch.ts";
import type { Decider, NominationStatus } from "#nominations/vocabulary.ts";
import type { TodoItem } from "./todoItems.ts";
import { omitWaiting, resolveNextAction, type ManagedEvaluationFacts } from "./managedEvaluations.ts";

const ready: LaunchFacts = {
  name: "Bilan",
  evaluationType: "full",
  subject: { isActive: true, hasDirectManager: false },
  subjectAnswers: true,
  itemCount: 3,
  invitedCount: 2,
};

const withManager = { ...ready, subject: { isActive: true, hasDirectManager: true } };
const asked = (status: NominationStatus, decidedBy: Decider = "lead") => ({ status, decidedBy });

test.each<[string, Partial<ManagedEvaluationFacts>, string]>([
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
  ["one that awaits a proposal is not launched", { launch: ready, proposal: asked("open") }, "await"],
  ["nor one whose proposal was sent back", { launch: ready, proposal: asked("returned") }, "await"],
  [
    "what else is missing is prepared meanwhile",
    { launch: { ...ready, itemCount: 0 }, proposal: asked("open") },
    "prepare",
  ],
  ["a proposal that was sent is decided by the lead", { launch: ready, proposal: asked("sent") }, "decide"],
  ["before the rest is prepared", { launch: { ...ready, itemCount: 0 }, proposal: asked("sent") }, "decide"],
  ["or awaits the manager", { launch: withManager, proposal: asked("sent", "direct_manager") }, "await"],
  [
    "or the lead, where nobody is the manager any more",
    { launch: ready, proposal: asked("sent", "direct_manager") },
    "decide",
  ],
  ["once approved it is launched", { launch: ready, proposal: asked("approved") }, "launch"],
  ["a scheduled one is launched like a draft", { status: "pending", launch: ready }, "launch"],
  ["a running one is followed", { status: "in_progress", readsReport: false }, "follow"],
  ["a report in review is reviewed", { status: "review", publishesReport: true }, "review"],
  ["by a lead who answered as the manager it is only read", { status: "review" }, "read"],
  ["a published report is read", { status: "completed" }, "read"],
  [
    "a lead who hid in a group opens the evaluation only",
    { status: "completed", readsReport: false },
    "open",
  ],
])("%s", (_, facts, next) => {
  expect(
    resolveNextAction({
      status: "draft",
      launch: null,
      proposal: null,
      readsReport: true,
      publishesReport: false,
      ...facts,
    }),
  ).toBe(next);
});

test("what waits for its lead is not told a second time; their own answer tells nothing of it", () => {
  const [drafted, running, read] = ["drafted", "running", "read"].map((evaluationId) => ({ evaluationId }));
  const subject = { id: "ana", firstName: "Ana", lastName: "Roy", avatar: null };
  const report = { evaluationId: "read", name: "Bilan", subject, isMine: false, releasedOn: "2026-11-20" };
  const beside = omitWaiting(
    { led: [drafted!, running!, read!], campaigns: [{ id: "open" }, { id: "ready" }] },
    [
      { kind: "draft", about: { evaluationId: "drafted", next: "launch" } },
      { kind: "answer", about: { evaluationId: "running" } },
      { kind: "report", about: report },
      { kind: "prepareCampaign", about: { id: "ready", preparing: 1 } },
    ] as unknown as TodoItem[],
  );
  expect(beside).toEqual({ led: [running], campaigns: [{ id: "open" }] });
});
