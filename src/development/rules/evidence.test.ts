import { expect, test } from "vitest";
import { findPoint, resolveEvidence, type Evidence } from "./evidence.ts";

const point = {
  skillId: "listening",
  skill: { fr: "Écoute", en: "Listening" },
  tag: "blind_spot" as const,
  mostlyManager: false,
  isEssential: true,
};
const report = { evaluationId: "autumn", points: [point] };
const evidence: Evidence = { evaluationId: "autumn", kind: "skill", id: "listening" };

test.each([
  ["a skill that it prints", evidence, report, point],
  ["a skill that it does not print", { ...evidence, id: "vision" }, report, null],
  ["another report", evidence, { ...report, evaluationId: "spring" }, null],
  ["no report, or one that the reader may not open", evidence, undefined, null],
])("an objective refers to %s", (_case, reference, open, expected) => {
  expect(findPoint(reference, open)).toEqual(expected);
});

test.each([
  ["the person reads what stands there", "owner", report, { point }],
  ["a manager who may open it is told that there is something", "manager", report, { point: null }],
  ["administration who may open it, too", "administration", report, { point: null }],
  ["a manager who may not is told nothing", "manager", undefined, null],
  ["once the report is gone, the person is told nothing", "owner", undefined, null],
] as const)("of where an objective comes from, %s", (_case, reader, open, expected) => {
  expect(resolveEvidence(evidence, { reader, report: open })).toEqual(expected);
});
