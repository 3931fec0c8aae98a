import { expect, test } from "vitest";
import { positionGap, moveInOrder, computePlaceBetween } from "./order.ts";

test.each([
  ["first", "c", null, ["c", "a", "b"]],
  ["after the first", "c", "a", ["a", "c", "b"]],
  ["last", "a", "c", ["b", "c", "a"]],
  ["where it stands", "b", "a", ["a", "b", "c"]],
  ["after itself", "b", "b", ["a", "b", "c"]],
  ["one that is not there", "x", "a", null],
  ["after one that is not there", "a", "x", null],
] as const)("moves an entry: %s", (_what, id, after, expected) => {
  expect(moveInOrder<string>(["a", "b", "c"], id, after)).toEqual(expected);
});

test.each([
  ["alone", null, null, 0],
  ["first", null, 0, -positionGap],
  ["last", 7, null, 7 + positionGap],
  ["between neighbours with room", 0, 10, 5],
  ["between neighbours with one number left", 3, 5, 4],
  ["between neighbours without room", 3, 4, null],
  ["between two on one place", 3, 3, null],
] as const)("the place of an entry: %s", (_what, previous, next, expected) => {
  expect(computePlaceBetween(previous, next)).toBe(expected);
});
