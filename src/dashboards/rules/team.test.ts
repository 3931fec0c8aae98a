import { expect, test } from "vitest";
import type { MyPart } from "#answers/contract.ts";
import type { PersonFace } from "#people/contract/person.ts";
import type { NewReport } from "../contract.ts";
import { openWith, waitingTeamOf } from "./team.ts";

const person = (id: string): PersonFace => ({ id, firstName: "Camille", lastName: "Roy", avatar: null });
const part = (evaluationId: string, subject: string, change: Partial<MyPart> = {}): MyPart => ({
  evaluationId,
  name: "Bilan",
  subject: person(subject),
  isSelf: false,
  role: "manager",
  status: "to_do",
  dueOn: null,
  questionCount: 5,
  skillCount: 2,
  answeredQuestions: 0,
  minutes: 2,
  ...change,
});
const report = (evaluationId: string, subject: string, isOfMyTeam = true): NewReport => ({
  evaluationId,
  isMine: false,
  isOfMyTeam,
  name: "Bilan",
  subject: person(subject),
  releasedOn: "2026-11-20",
});
const waiting = (given: Parameters<typeof waitingTeamOf>[0]) =>
  waitingTeamOf(given).map(({ person: { id }, answers, reports }) => [
    id,
    ...answers.map(({ evaluationId }) => evaluationId),
    ...reports.map(({ evaluationId }) => evaluationId),
  ]);

test("each person waits once, with what is due first", () => {
  expect(
    waiting({
      toDo: [part("later", "ana", { dueOn: "2026-12-20" }), part("soon", "bo", { dueOn: "2026-12-01" })],
      newReports: [report("read", "cleo"), report("both", "ana")],
    }),
  ).toEqual([
    ["bo", "soon"],
    ["ana", "later", "both"],
    ["cleo", "read"],
  ]);
});

test("people to whom one is a colleague, and reports that one prepared only, are not of the team", () => {
  expect(
    waiting({
      toDo: [part("peer", "ana", { role: "peer" }), part("self", "me", { role: "subject", isSelf: true })],
      newReports: [report("led", "bo", false)],
    }),
  ).toEqual([]);
});

test("what is open with one person counts every role, and nobody else", () => {
  const { answers, reports } = openWith("ana", {
    toDo: [part("peer", "ana", { role: "peer" }), part("other", "bo")],
    newReports: [report("led", "ana", false), report("else", "bo")],
  });
  expect([answers, reports].flat().map(({ evaluationId }) => evaluationId)).toEqual(["peer", "led"]);
});
