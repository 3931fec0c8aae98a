import { expect, test } from "vitest";
import type { SkillResult, Tag } from "../contract.ts";
import { noComparison } from "./comparisons.ts";
import { certainOthers, highlightsOf } from "./highlights.ts";

const selfAt = (value: number) => ({ form: "value" as const, value, n: 1, questions: { used: 3, asked: 3 } });
const skill = (id: string, tag: Tag | null, others: number, gap: number): SkillResult => ({
  id,
  name: { fr: id, en: null },
  family: null,
  positions: [],
  cells: { self: selfAt(others - gap), manager: null, peer: null, direct_report: null },
  ...noComparison,
  others: { form: "value", value: others, n: 5 },
  gap: { form: "value", value: gap },
  tag,
  comments: { self: null, manager: null, peer: null, direct_report: null },
});

test("three points: the highest strength, the largest recognition, the largest blind spot", () => {
  const skills = [
    skill("a", "shared_strength", 3.9, 0),
    skill("b", "shared_strength", 4.2, 0.1),
    skill("c", "recognise_strength", 4, 0.9),
    skill("d", "recognise_strength", 4, 1.2),
    skill("e", "blind_spot", 3, -0.9),
    skill("f", "blind_spot", 3, -1.4),
    skill("g", "shared_opportunity", 2, 0),
  ];
  expect(highlightsOf(skills)).toEqual([
    { kind: "shared_strength", skillId: "b" },
    { kind: "recognise_strength", skillId: "d" },
    { kind: "blind_spot", skillId: "f" },
  ]);
});

test("without a blind spot, the lowest shared opportunity is the one negative point", () => {
  const skills = [skill("a", "shared_opportunity", 3, 0), skill("b", "shared_opportunity", 2.5, 0)];
  expect(highlightsOf(skills)).toEqual([{ kind: "shared_opportunity", skillId: "b" }]);
});

test("equal skills: the first in the questionnaire", () => {
  const skills = [skill("a", "shared_strength", 4, 0), skill("b", "shared_strength", 4, 0)];
  expect(highlightsOf(skills)).toEqual([{ kind: "shared_strength", skillId: "a" }]);
});

test("an inconclusive skill is no point", () => {
  expect(highlightsOf([skill("a", null, 4, 0.6)])).toEqual([]);
});

test("what is certain counts: an interval for its nearest corner", () => {
  const wide = skill("a", "recognise_strength", 4, 0);
  const skills = [
    { ...wide, gap: { form: "interval", from: 0.8, to: 2 } as const },
    skill("b", "recognise_strength", 4, 0.9),
  ];
  expect(highlightsOf(skills)).toEqual([{ kind: "recognise_strength", skillId: "b" }]);
});

test("a printed number may be the middle of a narrow mean: what counts is where it surely begins", () => {
  const middle = skill("a", "shared_strength", 4, 0);
  const narrow = { ...middle, gap: { form: "interval", from: -0.1, to: 0.1 } as const };
  expect(certainOthers(narrow)).toEqual({ low: 39, high: 41 });
  expect(highlightsOf([narrow, skill("b", "shared_strength", 4, 0)])).toEqual([
    { kind: "shared_strength", skillId: "b" },
  ]);
});
