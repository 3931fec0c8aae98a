import { expect, test } from "vitest";
import type { MyPart } from "#answers/contract.ts";
import type { WaitingNomination } from "#nominations/contract.ts";
import type { LedEvaluation, NewReport } from "../contract.ts";
import { evaluationOf, waitingOf } from "./waiting.ts";

const part = (change: Partial<MyPart>): MyPart => ({
  evaluationId: "part",
  name: "Bilan",
  subject: { id: "s", firstName: "Camille", lastName: "Roy", avatar: null },
  isSelf: false,
  role: "peer",
  status: "to_do",
  dueOn: null,
  questionCount: 5,
  skillCount: 2,
  answeredQuestions: 0,
  minutes: 2,
  ...change,
});
const led = (evaluationId: string, change: Partial<LedEvaluation>): LedEvaluation => ({
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
  isOfMyTeam: false,
  name: "Bilan",
  subject: { id: "s", firstName: "Camille", lastName: "Roy", avatar: null },
  releasedOn: "2026-11-20",
});
const nomination = (evaluationId: string, isMine: boolean): WaitingNomination => ({
  evaluationId,
  isMine,
  name: "Bilan",
  subject: { id: "s", firstName: "Camille", lastName: "Roy", avatar: null },
  dueOn: "2026-12-01",
});
const waiting = (given: Partial<Parameters<typeof waitingOf>[0]>, read: readonly string[] = []) =>
  waitingOf(
    { toDo: [], nominations: [], newReports: [], flaggedReports: [], led: [], ...given },
    { today: "2026-11-23", hasRead: (id) => read.includes(id) },
  ).map((one) => `${one.kind} ${evaluationOf(one)}`);

test("whom one proposes, and what one decides, come after answers and before what one leads", () => {
  expect(
    waiting({
      toDo: [part({ evaluationId: "answer" })],
      nominations: [nomination("own", true), nomination("team", false)],
      flaggedReports: [
        { evaluationId: "words", name: "Bilan", subject: report("words", false).subject, count: 2 },
      ],
      led: [led("ready", { status: "draft", next: "launch" })],
    }),
  ).toEqual(["answer answer", "propose own", "decide team", "flagged words", "draft ready"]);
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

test.each<[string, Partial<LedEvaluation>, number]>([
  ["ends today", { dueOn: "2026-11-23" }, 1],
  ["ends in two days", { dueOn: "2026-11-25" }, 1],
  ["ends in three days", { dueOn: "2026-11-26" }, 0],
  ["has no due date", { dueOn: null }, 0],
  ["has all its answers", { dueOn: "2026-11-23", answeredCount: 5 }, 0],
  ["is over", { dueOn: "2026-11-23", status: "completed", next: "read" }, 0],
])("an evaluation that %s is announced %#", (_, change, lines) => {
  expect(waiting({ led: [led("one", change)] })).toHaveLength(lines);
});
