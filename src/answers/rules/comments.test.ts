import { expect, test } from "vitest";
import { resolveCommentsInReport } from "./comments.ts";

const wrote = { "2": "Un exemple." };

test.each([
  ["nothing before the report is published", "peer", wrote, null, null],
  ["nothing to those who wrote nothing", "peer", { "2": " \n" }, true, null],
  ["nothing to the person evaluated, who reads it", "subject", wrote, true, null],
  ["that a colleague's comments are there", "peer", wrote, true, "shown"],
  ["that a colleague's comments are not", "peer", wrote, false, "withheld"],
  ["the same to people supervised", "direct_report", wrote, false, "withheld"],
  ["a manager under which name", "manager", wrote, true, "manager"],
] as const)("somebody is told %s", (_what, role, texts, isShown, told) => {
  expect(resolveCommentsInReport(role, texts, isShown)).toBe(told);
});
