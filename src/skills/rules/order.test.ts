import { expect, test } from "vitest";
import { moved } from "./order.ts";

test.each([
  ["first", "c", null, ["c", "a", "b"]],
  ["after the first", "c", "a", ["a", "c", "b"]],
  ["last", "a", "c", ["b", "c", "a"]],
  ["where it stands", "b", "a", ["a", "b", "c"]],
  ["after itself", "b", "b", ["a", "b", "c"]],
  ["one that is not there", "x", "a", null],
  ["after one that is not there", "a", "x", null],
] as const)("moves an entry: %s", (_what, id, after, expected) => {
  expect(moved<string>(["a", "b", "c"], id, after)).toEqual(expected);
});
