import { expect, test } from "vitest";
import { formatClock } from "./formatClock.ts";

const write = (language: "fr" | "en", time: string) => formatClock(language, time).replaceAll(/\s/gu, " ");

test.each([
  ["10:00", "10 h", "10:00 a.m."],
  ["09:30", "9 h 30", "9:30 a.m."],
  ["15:05", "15 h 05", "3:05 p.m."],
  ["00:00", "0 h", "12:00 a.m."],
])("%s is written « %s » and “%s”", (time, inFrench, inEnglish) => {
  expect([write("fr", time), write("en", time)]).toEqual([inFrench, inEnglish]);
});
