import { expect, test } from "vitest";
import type { RunStatus } from "../vocabulary.ts";
import { findLatestClosing, whyNotExtend, whyNotStayOpen, type ExtendFacts } from "./extend.ts";

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

test.each<[string, Partial<ExtendFacts>, string | null]>([
  ["the evening before the next one opens", {}, "2026-12-13"],
  ["sixty days from today where none follows", { nextOpensOn: null }, "2027-01-31"],
  ["none where the next one opens the morning after", { nextOpensOn: "2026-12-07" }, null],
  ["none where it closes that late already", { nextOpensOn: null, closesOn: "2027-01-31" }, null],
])("the last day that may be chosen: %s", (_, facts, latest) => {
  expect(findLatestClosing({ ...run, ...facts })).toBe(latest);
});

test.each<[string, Partial<ExtendFacts & { status: RunStatus }>, ReturnType<typeof whyNotStayOpen>]>([
  ["an open one", {}, null],
  ["one that the next one follows at once", { nextOpensOn: "2026-12-07" }, "pulse_open_longest"],
  ["one whose last day is over", { closesOn: "2026-12-01" }, "pulse_not_open"],
  ["a scheduled one", { status: "scheduled" }, "pulse_not_open"],
  ["a closed one", { status: "closed" }, "pulse_not_open"],
])("%s can stay open, or why it cannot", (_, facts, reason) => {
  expect(whyNotStayOpen({ ...run, status: "open", ...facts })).toBe(reason);
});
