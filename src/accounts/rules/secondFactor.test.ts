import { describe, expect, test } from "vitest";
import {
  makeRecoveryCode,
  mustHaveSecondFactor,
  openSteps,
  readCode,
  readRecoveryCode,
  computeStep,
  whyNotRequireSecondFactor,
  whyNotSwitchOff,
} from "./secondFactor.ts";

describe("the half-minutes whose code is accepted", () => {
  const now = new Date("2026-11-20T15:00:10Z");
  const here = computeStep(now);
  test.each([
    [null, [here - 1, here, here + 1]],
    [here - 2, [here - 1, here, here + 1]],
    [here - 1, [here, here + 1]],
    [here, [here + 1]],
    [here + 1, []],
  ])("after %s: %j", (lastStep, steps) => {
    expect(openSteps(now, lastStep)).toEqual(steps);
  });
  test("change every 30 seconds", () => {
    expect(computeStep(new Date("2026-11-20T15:00:29.999Z"))).toBe(here);
    expect(computeStep(new Date("2026-11-20T15:00:30Z"))).toBe(here + 1);
  });
});

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["000000", "000000"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["", null],
  ["１２３４５６", null],
])("the code typed « %s » reads as %s", (typed, code) => expect(readCode(typed)).toBe(code));

describe("a recovery code", () => {
  test("has twelve signs that are not taken for one another, in groups of four", () => {
    let drawn = 0;
    const code = makeRecoveryCode((below) => drawn++ % below);
    expect(code).toBe("abcd-efgh-jkmn");
    expect(makeRecoveryCode((below) => below - 1)).toBe("9999-9999-9999");
  });
  test.each([
    ["abcd-efgh-jkmn", "abcdefghjkmn"],
    ["ABCD EFGH JKMN", "abcdefghjkmn"],
    ["abcdefghjkm", null],
    ["abcdefghjkmnp", null],
    ["abcd-efgh-jkm0", null],
    ["abcd-efgh-jkml", null],
    ["", null],
  ])("typed « %s » reads as %s", (typed, signs) => expect(readRecoveryCode(typed)).toBe(signs));
});

test.each([
  ["user", false, true, false],
  ["team_manager", false, true, false],
  ["account_owner", false, true, true],
  ["account_owner", true, true, true],
  ["admin", true, true, true],
  ["user", true, true, true],
  ["admin", true, false, false],
])(
  "%s, admin %s, where the company asks: %s → must have one: %s",
  (role, isAdmin, secondFactorRequired, must) => {
    expect(mustHaveSecondFactor({ role, isAdmin }, { secondFactorRequired })).toBe(must);
  },
);

test("it stays on where it is required, and is asked of others only by who has one", () => {
  expect([whyNotSwitchOff(true), whyNotSwitchOff(false)]).toEqual(["second_factor_kept", null]);
  expect(whyNotRequireSecondFactor({ isOn: false }, true)).toBe("second_factor_first");
  expect(whyNotRequireSecondFactor({ isOn: false }, false)).toBeNull();
  expect(whyNotRequireSecondFactor({ isOn: true }, true)).toBeNull();
});
