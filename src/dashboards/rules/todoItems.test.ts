import { expect, test } from "vitest";
import type { MyPart } from "#answers/contract.ts";
import type { WaitingNomination } from "#nominations/contract.ts";
import type { ManagedCampaign, ManagedEvaluationSummary, NewReport } from "../contract.ts";
import { getObjectId, listTodoItems } from "./todoItems.ts";

const part = (change: Partial<MyPart>): MyPart => ({
  evaluationId: "part",
  name: "Bilan",
  subject: { id: "s", firstName: "Camille", lastName: "Roy", avatar: null },
  isSelf: false,
  role: "peer",
  status: "to_do",
  dueOn: null,
  questionCount: 5,
  answeredQuestions: 0,
  minutes: 2,
  ...change,
});
const led = (evaluationId: string, change: Partial<ManagedEvaluationSummary>): ManagedEvaluationSummary => ({
  evaluationId,
  name: "Bilan",
  subjectName: "Luc Roy",
  status: "in_progress",
  dueOn: null,
  participantCount: 5,
  answeredCount: 3,
  next: "follow",
  ...change,
});
const report = (evaluationId: string, isMine: boolean): NewReport => ({
  evaluationId,
  isMine,
  name: "Bilan",
  subject: { id: "s", firstName: "Camille", lastName: "Roy", avatar: null },
  releasedOn: "2026-11-20",
});
const nomination = (evaluationId: string, isMine: boolean): WaitingNomination => ({
  evaluationId,
  isMine,
  isReturned: false,
  name: "Bilan",
  subject: { id: "s", firstName: "Camille", lastName: "Roy", avatar: null },
  dueOn: "2026-12-01",
});
const waiting = (given: Partial<Parameters<typeof listTodoItems>[0]>, read: readonly string[] = []) =>
  listTodoItems(
    {
      toDo: [],
      nominations: [],
      checkpoints: [],
      newReports: [],
      flaggedReports: [],
      short: [],
      led: [],
      campaigns: [],
      ...given,
    },
    { today: "2026-11-23", hasRead: (id) => read.includes(id) },
  ).map((one) => `${one.kind} ${getObjectId(one)}`);

test("whom one proposes, what one decides and is asked to launch, come among answers by day, and before what one leads", () => {
  expect(
    waiting({
      toDo: [
        part({ evaluationId: "undated" }),
        part({ evaluationId: "same", dueOn: "2026-12-01" }),
        part({ evaluationId: "before", dueOn: "2026-11-30" }),
      ],
      nominations: [nomination("own", true), nomination("team", false)],
      checkpoints: [
        { id: "stock", name: "Bilan", subject: report("words", false).subject, dueOn: "2026-11-30" },
      ],
      flaggedReports: [
        { evaluationId: "words", name: "Bilan", subject: report("words", false).subject, count: 2 },
      ],
      led: [led("ready", { status: "draft", next: "launch" })],
    }),
  ).toEqual([
    "checkpoint stock",
    "answer before",
    "propose own",
    "decide team",
    "answer same",
    "answer undated",
    "flagged words",
    "draft ready",
  ]);
});

test("a draft that awaits a proposal asks nothing of its lead, until the lead is to decide", () => {
  expect(
    waiting({
      led: [
        led("awaiting", { status: "draft", next: "await" }),
        led("deciding", { status: "draft", next: "decide" }),
      ],
    }),
  ).toEqual(["draft deciding"]);
});

test("one’s own new report leads, then answers by due date, then what one leads", () => {
  expect(
    waiting({
      toDo: [
        part({ evaluationId: "later", dueOn: "2026-12-20" }),
        part({ evaluationId: "soon", dueOn: "2026-12-01" }),
      ],
      newReports: [report("team", false), report("mine", true)],
      led: [
        led("ready", { status: "draft", next: "launch" }),
        led("ending", { dueOn: "2026-11-24" }),
        led("unpublished", { status: "review", next: "review" }),
      ],
    }),
  ).toEqual([
    "ownReport mine",
    "answer soon",
    "answer later",
    "review unpublished",
    "closing ending",
    "report team",
    "draft ready",
  ]);
});

test("one’s own report waits no more once it was read here", () => {
  expect(waiting({ newReports: [report("mine", true)] }, ["mine"])).toEqual([]);
});

test.each<[string, Partial<ManagedEvaluationSummary>, number]>([
  ["ends today", { dueOn: "2026-11-23" }, 1],
  ["ends in two days", { dueOn: "2026-11-25" }, 1],
  ["ends in three days", { dueOn: "2026-11-26" }, 0],
  ["has no due date", { dueOn: null }, 0],
  ["has all its answers", { dueOn: "2026-11-23", answeredCount: 5 }, 0],
  ["is over", { dueOn: "2026-11-23", status: "completed", next: "read" }, 0],
])("an evaluation that %s is announced %#", (_, change, lines) => {
  expect(waiting({ led: [led("one", change)] })).toHaveLength(lines);
});

test("a campaign is one line, for what its lead does first", () => {
  const campaign = (id: string, change: Partial<ManagedCampaign>): ManagedCampaign => ({
    id,
    name: "Bilan d’équipe",
    dueOn: "2026-12-18",
    preparing: 0,
    toDecide: 0,
    running: 3,
    ...change,
  });
  const soon = { dueOn: "2026-11-24" };
  expect(
    waiting({
      campaigns: [
        campaign("running", {}),
        campaign("refused", { preparing: 2 }),
        campaign("closing", { ...soon, preparing: 2 }),
        campaign("finished", { ...soon, running: 0 }),
        campaign("deciding", { ...soon, toDecide: 1 }),
      ],
    }),
  ).toEqual(["prepareCampaign refused", "closingCampaign closing", "decideCampaign deciding"]);
});

test("a group that misses somebody is said once, before what ends soon", () => {
  const groups = [{ role: "peer" as const, missing: 1 }];
  expect(
    waiting({
      short: [{ evaluationId: "short", name: "Bilan", subjectName: "Luc Roy", groups }],
      led: [led("short", { dueOn: "2026-11-24" }), led("ends", { dueOn: "2026-11-24" })],
    }),
  ).toEqual(["short short", "closing ends"]);
});
