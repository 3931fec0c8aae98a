import { expect, test } from "vitest";
import { findLineAfter } from "./findLineAfter.ts";

const lines = ["a", "b", "c", "d"].map((evaluationId) => ({ evaluationId }));

test.each([
  [["b"], "c"],
  [["a", "c"], "d"],
  [["d"], "c"],
  [["c", "d"], "b"],
  [["a", "b", "c", "d"], null],
])("without %j one is at %s", (gone, next) => {
  expect(findLineAfter(lines, gone)).toBe(next);
});
