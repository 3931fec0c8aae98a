import { expect, test } from "vitest";
import type { PlanReader } from "../vocabulary.ts";
import { isVisibleTo, resolvePlanReader, whyNotWrite, type PlanStanding } from "./access.ts";

const now = new Date("2026-11-27T15:00:00Z");
const accepted = { toldAt: now, acceptedAt: now };
const told = { toldAt: now, acceptedAt: null };
const stranger: PlanStanding = {
  isOwner: false,
  isManager: false,
  isShared: true,
  handover: null,
  isInCharge: false,
};

test.each<[string, Partial<PlanStanding>, PlanReader | null]>([
  ["the person", { isOwner: true }, "owner"],
  ["the person, who is in charge of the company", { isOwner: true, isInCharge: true }, "owner"],
  ["a colleague", {}, null],
  ["a manager who was there before", { isManager: true, handover: accepted }, "manager"],
  ["a manager who has come, and of whom the person was told", { isManager: true, handover: told }, null],
  ["a manager who has come, and of whom the person was not told yet", { isManager: true }, null],
  ["a manager where nothing is shared", { isManager: true, isShared: false }, "manager"],
  ["a manager who has left", { handover: accepted }, null],
  ["those in charge", { isInCharge: true }, "administration"],
  [
    "those in charge who manage the person",
    { isManager: true, isInCharge: true, handover: accepted },
    "manager",
  ],
  ["those in charge who have come as managers", { isManager: true, isInCharge: true }, "manager"],
  [
    "a manager who waits where nothing is shared any more",
    { isManager: true, isShared: false, handover: told },
    null,
  ],
])("%s", (_who, standing, reader) => {
  expect(resolvePlanReader({ ...stranger, ...standing }, now)).toBe(reader);
});

test.each<[PlanReader, boolean, string | null]>([
  ["owner", true, null],
  ["manager", true, null],
  ["administration", true, "plan_view_only"],
  ["owner", false, "plan_closed"],
  ["manager", false, "plan_closed"],
  ["administration", false, "plan_view_only"],
])("%s of a plan, whose person is active: %s", (reader, isActive, refusal) => {
  expect(whyNotWrite(reader, { isActive })).toBe(refusal);
});

test("what is kept for oneself exists for its owner alone", () => {
  const shown = (["owner", "manager", "administration"] as const).filter((reader) =>
    isVisibleTo(reader, { isPrivate: true }),
  );
  expect(shown).toEqual(["owner"]);
});
