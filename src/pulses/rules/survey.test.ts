import { describe, expect, test } from "vitest";
import type { RunStatus } from "../vocabulary.ts";
import { pulsesContract } from "../contract.ts";
import { surveyAddress } from "./surveyAddress.ts";
import { findLastMoment, resolveSurveyState } from "./survey.ts";

const closesAt = new Date("2026-11-28T05:00:00Z");
const before = new Date("2026-11-28T04:59:59Z");

describe("the state of a survey for a person who was asked", () => {
  test.each<[RunStatus, Date, boolean, string, Date?]>([
    ["open", before, false, "open"],
    ["open", before, true, "answered"],
    // The task that closes it is late.
    ["open", closesAt, false, "closed"],
    // It says no longer who has answered.
    ["open", closesAt, true, "closed"],
    // Its report is being computed, whatever this clock says.
    ["open", before, false, "closed", closesAt],
    ["closed", before, false, "closed"],
    ["closed", before, true, "closed"],
    ["cancelled", before, false, "closed"],
    ["scheduled", before, false, "closed"],
  ])("%s at %s, answered: %s", (status, now, hasAnswered, state, closedAt) =>
    expect(resolveSurveyState({ status, closesAt, closedAt: closedAt ?? null, hasAnswered }, now)).toBe(
      state,
    ),
  );
});

test("it lasts until the moment before it closes, or until it was closed early", () => {
  expect(findLastMoment({ closesAt, closedAt: null }).toISOString()).toBe("2026-11-28T04:59:59.999Z");
  const early = new Date("2026-11-25T12:00:00Z");
  expect(findLastMoment({ closesAt, closedAt: early })).toBe(early);
  const late = new Date("2026-11-28T05:01:00Z");
  expect(findLastMoment({ closesAt, closedAt: late }).toISOString()).toBe("2026-11-28T04:59:59.999Z");
});

test("the address of a survey is the one that the contract gives it", () => {
  const { path, method } = pulsesContract.readSurvey["~orpc"].route;
  expect([method, surveyAddress("{id}")]).toEqual(["GET", `/api/v1${path}`]);
});
