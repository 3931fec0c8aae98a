import { describe, expect, test } from "vitest";
import { judgeBackground, judgeDisk, judgeMail, toAmount } from "./health.ts";

const now = new Date("2026-11-20T15:00:00Z");
const ago = (minutes: number | null) =>
  minutes === null ? null : new Date(now.getTime() - minutes * 60_000);

test.each([
  ["no round was ever made", null, null, "stopped"],
  ["the last round is old", 6, null, "stopped"],
  ["the last round is old and a task waits", 6, 60, "stopped"],
  ["nothing waits", 1, null, "running"],
  ["a task waits for a moment", 5, 5, "running"],
  ["a task waits for long", 1, 6, "late"],
] as const)("background work: %s", (_what, round, waiting, light) => {
  expect(judgeBackground({ lastRoundAt: ago(round), oldestWaitingAt: ago(waiting) }, now)).toBe(light);
});

describe("the light of emails", () => {
  const [send, all] = [{ mode: "send" } as const, { isPaused: true, isRefused: true, isStuck: true }];
  const none = { isPaused: false, isRefused: false, isStuck: false };
  test.each([
    ["leave", { ...send, ...none }, "leaving"],
    ["are held by choice", { ...all, mode: "hold" }, "held"],
    ["are read on this machine", { ...all, mode: "mailbox" }, "mailbox"],
    ["wait for a yes since a restoration", { ...send, ...all }, "paused"],
    ["are refused by the server", { ...send, ...all, isPaused: false }, "refused"],
    ["find no server", { ...send, ...none, isStuck: true }, "unreachable"],
  ] as const)("emails %s", (_what, facts, light) => {
    expect(judgeMail(facts)).toBe(light);
  });
});

test.each([
  [0, "none"],
  [1, "few"],
  [9, "few"],
  [10, "many"],
] as const)("%i failures are %s", (count, amount) => {
  expect(toAmount(count)).toBe(amount);
});

const gigabyte = 1024 ** 3;
test.each([
  [499, 1000, 200, false],
  [60, 1000, 50, false],
  [40, 1000, 20, true],
  [1, 10, 1, false],
  [0.9, 10, 0, true],
])("%f GB of %i are told as %i, low: %s", (free, size, atLeastGigabytes, isLow) => {
  expect(judgeDisk({ free: free * gigabyte, size: size * gigabyte })).toEqual({ atLeastGigabytes, isLow });
});
