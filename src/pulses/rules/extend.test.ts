import { expect, test } from "vitest";
import { whyNotExtend } from "./extend.ts";

const run = { closesOn: "2026-12-06", nextOpensOn: "2026-12-14", today: "2026-12-02" };
test.each<[string, Partial<typeof run> | { nextOpensOn: null }, string, boolean]>([
  ["a day longer", {}, "2026-12-07", true],
  ["to the evening before the next one", {}, "2026-12-13", true],
  ["into the next one", {}, "2026-12-14", false],
  ["as long as it is", {}, "2026-12-06", false],
  ["shorter", {}, "2026-12-05", false],
  ["none follows", { nextOpensOn: null }, "2027-01-31", true],
  ["for ever", { nextOpensOn: null }, "2027-02-01", false],
])("%s", (_, facts, wished, isAllowed) => {
  expect(whyNotExtend({ ...run, ...facts }, wished)).toBe(isAllowed ? null : "pulse_closing_day");
});
