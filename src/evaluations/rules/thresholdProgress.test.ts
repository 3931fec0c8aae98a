import { expect, test } from "vitest";
import type { ParticipantStatus } from "../vocabulary.ts";
import { computeThresholdProgress } from "./thresholdProgress.ts";

const group = (role: "peer" | "direct_report" | "manager", ...statuses: (ParticipantStatus | "inactive")[]) =>
  statuses.map((status) => ({
    role,
    status: status === "inactive" ? ("pending" as const) : status,
    isActive: status !== "inactive",
  }));

test.each([
  ["nobody invited", [], []],
  ["a manager alone", group("manager", "completed"), []],
  [
    "two of four, two awaited",
    group("peer", "completed", "completed", "pending", "pending"),
    [{ role: "peer", missing: 1, isReachable: true }],
  ],
  [
    "three of three",
    group("direct_report", "completed", "completed", "completed"),
    [{ role: "direct_report", missing: 0, isReachable: true }],
  ],
  [
    "one declined of three",
    group("peer", "completed", "completed", "declined"),
    [{ role: "peer", missing: 1, isReachable: false }],
  ],
  [
    "one left the company",
    group("peer", "completed", "completed", "inactive"),
    [{ role: "peer", missing: 1, isReachable: false }],
  ],
])("%s", (_, participants, progress) => {
  expect(computeThresholdProgress({ participants, threshold: 3 })).toEqual(progress);
});
