import { expect, test } from "vitest";
import type { MyPart } from "#answers/contract.ts";
import type { PersonFace } from "#people/contract/person.ts";
import type { NewReport } from "../contract.ts";
import { selectOpenActions } from "./team.ts";

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
  answeredQuestions: 0,
  minutes: 2,
  ...change,
});
const report = (evaluationId: string, subject: string): NewReport => ({
  evaluationId,
  isMine: false,
  name: "Bilan",
  subject: person(subject),
  releasedOn: "2026-11-20",
});
test("what is open with one person counts every role, and nobody else", () => {
  const { answers, reports } = selectOpenActions("ana", {
    toDo: [part("peer", "ana", { role: "peer" }), part("other", "bo")],
    newReports: [report("led", "ana"), report("else", "bo")],
  });
  expect([answers, reports].flat().map(({ evaluationId }) => evaluationId)).toEqual(["peer", "led"]);
});
