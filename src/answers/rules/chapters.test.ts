import { expect, test } from "vitest";
import type { Dimension, QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { findChapter, groupIntoChapters, listInReadingOrder, findResumePosition } from "./chapters.ts";

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
// Questionnaires frozen before 2026-11-22 have their written questions last: they come back to the chapter of their skill.
const items = [
  item(0, "value"),
  item(1, "skill", "écoute"),
  item(2, "skill", "conseil"),
  item(3, "objective"),
  item(4, "skill", "écoute", "text"),
];
const given = { scores: [3, 0, null, null, null], texts: { 4: "Bravo." } };

test("skills come first, then values, then objectives, each with what is answered", () => {
  const found = groupIntoChapters(items, given);
  expect(found.map(({ key, answered, total }) => [key, answered, total])).toEqual([
    ["écoute", 2, 2],
    ["conseil", 0, 1],
    ["value", 1, 1],
    ["objective", 0, 1],
  ]);
  expect(found[0]?.items.map(({ position }) => position)).toEqual([1, 4]);
});

test("every question is in exactly one chapter", () => {
  const positions = groupIntoChapters(items, given).flatMap((chapter) =>
    chapter.items.map(({ position }) => position),
  );
  expect(positions.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  expect(findChapter(groupIntoChapters(items, given), 4)?.key).toBe("écoute");
});

test("a written question is read in the chapter of its skill, before the next skill", () => {
  expect(listInReadingOrder(groupIntoChapters(items, given)).map(({ position }) => position)).toEqual([
    1, 4, 2, 0, 3,
  ]);
});

test("an optional question that was passed over is not asked again; the last one is", () => {
  const optional = items.map((one) => (one.type === "text" ? { ...one, required: false } : one));
  const order = listInReadingOrder(groupIntoChapters(optional, given));
  const scores = [null, 3, null, null, null];
  expect(findResumePosition(order, { scores, texts: {} })).toBe(4);
  expect(findResumePosition(order, { scores: [null, 3, 2, null, null], texts: {} })).toBe(0);
  expect(findResumePosition(order, { scores: [1, 3, 2, 1, null], texts: {} })).toBeNull();
});

test("one goes on at the first question without an answer", () => {
  expect(findResumePosition(items, given)).toBe(2);
  expect(findResumePosition(items, { scores: [3, 0, 1, 1, null], texts: { 4: "Bravo." } })).toBeNull();
});
