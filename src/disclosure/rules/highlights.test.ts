import { expect, test } from "vitest";
import type { Tag } from "../contract.ts";
import { fraction } from "./fractions.ts";
import { selectHighlights, type RankedSkill } from "./highlights.ts";
import type { Range } from "./ranges.ts";

/** In hundredths. */
const between = (low: number, high = low): Range => ({ low: fraction(low, 100), high: fraction(high, 100) });
const skill = (id: string, tag: Tag | null, others: Range, gap: Range): RankedSkill => ({
  id,
  tag,
  others,
  gap,
});

test("three points: the highest strength, the largest recognition, the largest blind spot", () => {
  const skills = [
    skill("a", "shared_strength", between(390), between(0)),
    skill("b", "shared_strength", between(420), between(10)),
    skill("c", "recognise_strength", between(400), between(90)),
    skill("d", "recognise_strength", between(400), between(120)),
    skill("e", "blind_spot", between(300), between(-90)),
    skill("f", "blind_spot", between(300), between(-140)),
    skill("g", "shared_opportunity", between(200), between(0)),
  ];
  expect(selectHighlights(skills)).toEqual([
    { kind: "shared_strength", skillId: "b" },
    { kind: "recognise_strength", skillId: "d" },
    { kind: "blind_spot", skillId: "f" },
  ]);
});

test("without a blind spot, the lowest shared opportunity is the one negative point", () => {
  const skills = [
    skill("a", "shared_opportunity", between(300), between(0)),
    skill("b", "shared_opportunity", between(250), between(0)),
  ];
  expect(selectHighlights(skills)).toEqual([{ kind: "shared_opportunity", skillId: "b" }]);
});

test("equal skills: the first in the questionnaire", () => {
  const skills = [
    skill("a", "shared_strength", between(400), between(0)),
    skill("b", "shared_strength", between(400), between(0)),
  ];
  expect(selectHighlights(skills)).toEqual([{ kind: "shared_strength", skillId: "a" }]);
});

test("an inconclusive skill is no point", () => {
  expect(selectHighlights([skill("a", null, between(400), between(60))])).toEqual([]);
});

test("what is certain counts: a range for its nearest corner", () => {
  const skills = [
    skill("a", "recognise_strength", between(400), between(80, 200)),
    skill("b", "recognise_strength", between(400), between(90)),
    skill("c", "shared_strength", between(390, 410), between(0)),
    skill("d", "shared_strength", between(400), between(0)),
  ];
  expect(selectHighlights(skills)).toEqual([
    { kind: "shared_strength", skillId: "d" },
    { kind: "recognise_strength", skillId: "b" },
  ]);
});

test("two that would be printed alike are ranked by what they are", () => {
  const skills = [
    skill("a", "shared_strength", between(402), between(0)),
    skill("b", "shared_strength", between(404), between(0)),
  ];
  expect(selectHighlights(skills)).toEqual([{ kind: "shared_strength", skillId: "b" }]);
});
