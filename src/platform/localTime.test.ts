import { expect, test } from "vitest";
import { momentIn } from "./localTime.ts";

test.each([
  ["in winter", "America/Toronto", "2026-11-20", "08:30", "2026-11-20T13:30:00.000Z"],
  ["in summer", "America/Toronto", "2026-07-02", "08:30", "2026-07-02T12:30:00.000Z"],
  ["on the day clocks go forward", "America/Toronto", "2026-03-08", "08:00", "2026-03-08T12:00:00.000Z"],
  ["at the midnight before it", "America/Toronto", "2026-03-08", "00:00", "2026-03-08T05:00:00.000Z"],
  ["in the hour that is skipped", "America/Toronto", "2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
  ["on the day clocks go back", "America/Toronto", "2026-11-01", "08:00", "2026-11-01T13:00:00.000Z"],
  ["in the hour that comes twice", "America/Toronto", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
  ["at the midnight after it", "America/Toronto", "2026-11-02", "00:00", "2026-11-02T05:00:00.000Z"],
  ["half an hour apart", "America/St_Johns", "2026-11-20", "00:00", "2026-11-20T03:30:00.000Z"],
  ["ahead of UTC", "Pacific/Auckland", "2026-11-20", "08:30", "2026-11-19T19:30:00.000Z"],
  ["where midnight is skipped", "America/Santiago", "2026-09-06", "00:00", "2026-09-06T04:00:00.000Z"],
  ["where midnight comes twice", "America/Havana", "2026-11-01", "00:00", "2026-11-01T04:00:00.000Z"],
])("a time of a day %s", (_what, timeZone, day, time, moment) => {
  expect(momentIn(timeZone, day, time).toISOString()).toBe(moment);
});
