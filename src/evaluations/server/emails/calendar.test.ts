import { expect, test } from "vitest";
import { formatCalendar } from "./calendar.ts";

const stamped = new Date("2026-11-20T15:00:00.123Z");
const entry = (summary: string, day: string | Date = "2026-12-31", stamp = stamped) =>
  formatCalendar([
    {
      uid: "e@localhost",
      stamp,
      day,
      summary,
      url: "http://localhost:3000/eval/evaluations/e",
    },
  ]);

test("covers the whole due day and ends on the next, across a year and a leap day", () => {
  expect(entry("x")).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  expect(entry("x", "2028-02-28")).toContain("DTEND;VALUE=DATE:20280229");
  expect(entry("x")).toContain("DTSTAMP:20261120T150000Z\r\n");
});

test("a meeting takes an hour from its moment on, which every zone understands", () => {
  const text = entry("x", new Date("2026-12-31T23:30:00Z"));
  expect(text).toContain("DTSTART:20261231T233000Z\r\nDTEND:20270101T003000Z\r\n");
  expect(text).not.toContain("TRANSP");
  expect(entry("x")).toContain("TRANSP:TRANSPARENT");
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

test("written again after the due day has moved, it is the same entry, and newer", () => {
  const readSequence = (text: string) => Number(/^SEQUENCE:(\d+)\r$/m.exec(text)?.[1]);
  const [before, after] = [entry("x"), entry("x", "2027-01-15", new Date("2026-11-20T15:01:00Z"))];
  for (const text of [before, after]) expect(text).toContain("UID:e@localhost\r\n");
  expect(readSequence(after)).toBe(readSequence(before) + 1);
  // An INTEGER of RFC 5545 has 31 bits.
  expect(readSequence(entry("x", "2099-12-31", new Date("2099-12-31T00:00:00Z")))).toBeLessThan(2 ** 31);
});
