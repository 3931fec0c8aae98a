import { expect, test } from "vitest";
import { isHandedOver, type Handover } from "./handover.ts";

const now = new Date("2026-11-27T15:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test.each<[string, Handover | null, boolean]>([
  ["a person who was not told yet", null, false],
  ["told today", { toldAt: now, acceptedAt: null }, false],
  ["told six days ago", { toldAt: daysAgo(6), acceptedAt: null }, false],
  ["told seven days ago", { toldAt: daysAgo(7), acceptedAt: null }, true],
  ["accepted at once", { toldAt: now, acceptedAt: now }, true],
])("%s", (_what, handover, isOpen) => {
  expect(isHandedOver(handover, now)).toBe(isOpen);
});
