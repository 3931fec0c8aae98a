import { expect, test } from "vitest";
import { isTimeZone, timeZones, whyNotScales } from "./settings.ts";

test.each([
  [["stars"], "stars", null, null],
  [[], "stars", "required", null],
  [["mastery"], "stars", null, "option"],
] as const)(
  "of the scales %j, %s by default: %s, %s",
  (offered, defaultScale, offeredReason, defaultReason) => {
    expect(whyNotScales({ offeredScales: offered, defaultScale })).toEqual({
      offeredScales: offeredReason,
      defaultScale: defaultReason,
    });
  },
);

test("a time zone is one by which the system can tell a date", () => {
  expect(timeZones.every(isTimeZone)).toBe(true);
  expect(["Europe/Paris", "Mars/Olympus", "", "+05:00", "' or 1=1"].map(isTimeZone)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
