import { expect, test } from "vitest";
import type { Dimension, QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { chapterOf, chapters, resumePosition } from "./chapters.ts";

const item = (position: number, dimension: Dimension, skill?: string, type?: "text"): QuestionnaireItem => ({
  position,
  dimension,
  type: type ?? "star_rating",
  text: { fr: `Question ${position}`, en: null },
  required: true,
  options: [],
  skill: skill ? { id: skill, name: { fr: skill, en: null }, family: null } : null,
  sourceId: null,
});
// The server puts written questions last: they come back to the chapter of their skill.
const items = [
  item(0, "value"),
  item(1, "skill", "écoute"),
  item(2, "skill", "conseil"),
  item(3, "objective"),
  item(4, "skill", "écoute", "text"),
];
const given = { scores: [3, 0, null, null, null], texts: { 4: "Bravo." } };

test("skills come first, then values, then objectives, each with what is answered", () => {
  const found = chapters(items, given);
  expect(found.map(({ key, answered, total }) => [key, answered, total])).toEqual([
    ["écoute", 2, 2],
    ["conseil", 0, 1],
    ["value", 1, 1],
    ["objective", 0, 1],
  ]);
  expect(found[0]?.items.map(({ position }) => position)).toEqual([1, 4]);
});

test("every question is in exactly one chapter", () => {
  const positions = chapters(items, given).flatMap((chapter) =>
    chapter.items.map(({ position }) => position),
  );
  expect(positions.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  expect(chapterOf(chapters(items, given), 4)?.key).toBe("écoute");
});

test("one goes on at the first question without an answer", () => {
  expect(resumePosition(items, given)).toBe(2);
  expect(resumePosition(items, { scores: [3, 0, 1, 1, null], texts: { 4: "Bravo." } })).toBeNull();
});
