import { expect, test } from "vitest";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { isComplete } from "./steps.ts";

const person = { id: "camille", firstName: "Camille", lastName: "Roy", avatar: null };
const draft = {
  name: "Bilan",
  evaluationType: "peer_manager",
  subject: { ...person, isActive: true, hasDirectManager: false },
  selectedDimensions: ["skills"],
  questions: [],
  values: [],
  objectives: [],
  participants: [],
  joiningManager: null,
} as unknown as Evaluation;
const peer = { role: "peer" } as Evaluation["participants"][number];
const subject = { role: "subject" } as Evaluation["participants"][number];

test.each([
  ["nobody but the person evaluated", {}, false],
  ["the person evaluated, already listed", { participants: [subject] }, false],
  ["a colleague", { participants: [subject, peer] }, true],
  ["the direct manager who joins at launch, where colleagues are asked", { joiningManager: person }, false],
  ["the same, asked alone", { evaluationType: "manager", joiningManager: person }, true],
  ["a self-evaluation, which asks nobody else", { evaluationType: "self" }, true],
  ["a colleague, but nobody to evaluate", { participants: [peer], subject: null }, false],
] as const)("participation is complete once somebody is asked: %s", (_, facts, complete) =>
  expect(isComplete("participation", { ...draft, ...facts } as Evaluation)).toBe(complete),
);
