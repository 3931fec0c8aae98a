import { expect, test } from "vitest";
import { dayIn, readZone } from "./dayIn.ts";

test.each([
  ["America/Toronto", "2026-11-25T20:00:00Z", "2026-11-25", -300],
  ["America/Toronto", "2026-07-26T03:59:59Z", "2026-07-25", -240],
  ["America/St_Johns", "2026-11-25T20:00:00Z", "2026-11-25", -210],
  ["Pacific/Kiritimati", "2026-11-25T20:00:00Z", "2026-11-26", 840],
  ["Africa/Abidjan", "2026-11-25T20:00:00Z", "2026-11-25", 0],
])("in %s, %s is %s, %i minutes from UTC", (timeZone, at, day, utcOffset) => {
  expect(dayIn(timeZone, new Date(at))).toBe(day);
  expect(readZone(timeZone, new Date(at))).toEqual({ timeZone, utcOffset });
});
