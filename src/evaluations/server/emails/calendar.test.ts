import { expect, test } from "vitest";
import { dueDayCalendar } from "./calendar.ts";

const entry = (summary: string, day = "2026-12-31") =>
  dueDayCalendar({
    uid: "e@localhost",
    stamp: new Date("2026-11-20T15:00:00.123Z"),
    day,
    summary,
    url: "http://localhost:3000/eval/evaluations/e",
  });

test("covers the whole due day and ends on the next, across a year and a leap day", () => {
  expect(entry("x")).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  expect(entry("x", "2028-02-28")).toContain("DTEND;VALUE=DATE:20280229");
  expect(entry("x")).toContain("DTSTAMP:20261120T150000Z\r\n");
});

test("keeps every line to 75 bytes without cutting a character, and says the same once unfolded", () => {
  const summary = "Échéance : votre regard sur Élisabéth-Ãnne, d’ici là 🎯".repeat(4);
  const lines = entry(summary).split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.every((line) => !line.includes("�"))).toBe(true);
  expect(entry(summary).replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary.replaceAll(",", "\\,")}`);
});

test("a name cannot add lines of its own", () => {
  const text = entry("Anne\r\nATTENDEE:mailto:x@y.example; a,b\\c");
  expect(text).toContain("SUMMARY:Anne\\nATTENDEE:mailto:x@y.example\\; a\\,b\\\\c");
  expect(text).not.toContain("\r\nATTENDEE");
});
