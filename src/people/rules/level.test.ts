import { expect, test } from "vitest";
import type { LeadKind } from "../vocabulary.ts";
import { resolveLevel, type Level } from "./level.ts";

test.each<[LeadKind | null, boolean, Level]>([
  [null, true, "employee"],
  [null, false, "employee"],
  ["people", true, "manager"],
  ["team", true, "manager"],
  ["direction", true, "director"],
  ["people", false, "executive"],
  ["team", false, "executive"],
  ["direction", false, "executive"],
])("somebody who leads %s, with a manager of their own: %s → %s", (leads, hasManager, level) => {
  expect(resolveLevel({ leads, hasManager })).toBe(level);
});
