import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shuffled } from "#platform/shuffled.ts";
import { buildQuestionnaire, response, seeded } from "../testing/build.ts";
import { createPolicy } from "./policy.ts";
import { splitParagraphs, placeTexts } from "./comments.ts";

const policy = createPolicy();
/** Two questions of a skill, one of another, a value, a text question of the first skill. */
const { items } = buildQuestionnaire([
  { skill: "listening" },
  { skill: "listening" },
  { skill: "delegation" },
  { dimension: "value" },
  { type: "text" },
]);
const at = (group: "peer" | "manager" | "self", responses: ReturnType<typeof response>[], pooled = false) =>
  placeTexts(items, { group, responses, pooled }, policy, seeded(1));
const peer = (scores: (number | null)[], texts: Record<string, string> = {}) =>
  response("peer", scores, texts);

test("a text is split by paragraph and trimmed", () => {
  expect(splitParagraphs("  Un.\r\n\r\n Deux. \n\n\nTrois.\u2028Quatre.  ")).toEqual([
    "Un.",
    "Deux.",
    "Trois.",
    "Quatre.",
  ]);
  expect(splitParagraphs(" \n ")).toEqual([]);
});

describe("what a protected group wrote", () => {
  const seen = [4, 4, 4, 4, null];
  const unseen = [4, 0, null, 0, null];

  test("is shown as soon as k people have finished, however few of them wrote", () => {
    const texts = { 0: "a\nb", 4: "mot" };
    expect(at("peer", [peer(seen, texts), peer(seen)])).toBeNull();
    const three = at("peer", [peer(seen, texts), peer(seen), peer(seen)]);
    expect(three?.items.get(0)?.toSorted()).toEqual(["a", "b"]);
    expect(three?.items.get(4)).toEqual(["mot"]);
    expect(three?.items.get(1)).toEqual([]);
    expect(three?.group).toBeNull();
  });

  test("stands under its skill when fewer than k answered the question, « not observed » left out", () => {
    const found = at("peer", [peer(unseen, { 1: "x" }), peer(seen, { 1: "y" }), peer(seen)]);
    expect(found?.items.has(1)).toBe(false);
    expect(found?.skills.get("listening")?.toSorted()).toEqual(["x", "y"]);
    expect(found?.items.get(0)).toEqual([]);
  });

  test("stands under the group when fewer than k answered any question of the skill, and for values", () => {
    const found = at("peer", [peer(unseen, { 2: "x", 3: "z" }), peer(unseen, { 2: "y" }), peer(seen)]);
    expect([...(found?.skills.keys() ?? [])]).toEqual(["listening"]);
    expect(found?.group?.toSorted()).toEqual(["x", "y", "z"]);
  });

  test("stands all under the group, but for text questions, where its figures are masked whole", () => {
    const three = [peer(seen, { 0: "a", 4: "mot" }), peer(seen, { 1: "b" }), peer(seen)];
    const found = at("peer", three, true);
    expect(found?.group?.toSorted()).toEqual(["a", "b"]);
    expect([...(found?.items.entries() ?? [])]).toEqual([[4, ["mot"]]]);
  });
});

test("self and manager are shown from one, under the question, and an empty list is no mask", () => {
  const found = at("manager", [response("manager", [0, 0, 0, 0, null], { 1: "a" })]);
  expect(found?.items.get(1)).toEqual(["a"]);
  expect(found?.group).toBeNull();
  expect(at("self", [])?.items.get(1)).toEqual([]);
});

test("a text of many lines is twenty paragraphs at most, and loses no word", () => {
  const lines = Array.from({ length: 599 }, (_, index) => `mot ${index}`);
  const paragraphs = splitParagraphs(lines.join("\n"));
  expect(paragraphs).toHaveLength(20);
  expect(paragraphs.join(" ")).toBe(lines.join(" "));
});

test("shuffling loses and adds nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer(), (items, seed) => {
      expect(shuffled(items, seeded(seed)).toSorted()).toEqual(items.toSorted());
    }),
  );
});

test("every order is equally likely", () => {
  const random = seeded(7);
  const orders = new Map<string, number>();
  for (let run = 0; run < 6000; run += 1) {
    const order = shuffled(["a", "b", "c"], random).join("");
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  const chiSquare = [...orders.values()].reduce((sum, seen) => sum + (seen - 1000) ** 2 / 1000, 0);
  expect(orders.size).toBe(6);
  // 15.1 is the 1 % point with 5 degrees of freedom.
  expect(chiSquare).toBeLessThan(15.1);
});
