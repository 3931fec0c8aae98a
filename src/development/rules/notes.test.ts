import { describe, expect, test } from "vitest";
import { maxNotes, type NoteKind, type PlanReader } from "../vocabulary.ts";
import {
  chooseNextMeeting,
  computeMeetingReminder,
  listReminded,
  whyNotAddNote,
  whyNotChangeNote,
  whyNotMeeting,
  whyNotMeetingDay,
  whyNotNoteDay,
  whyNotWriteNote,
} from "./notes.ts";

test.each<[PlanReader, NoteKind, boolean, string | null]>([
  ["owner", "follow_up", true, null],
  ["manager", "follow_up", true, null],
  ["administration", "follow_up", true, "plan_view_only"],
  ["owner", "coaching", true, "coaching_by_manager"],
  ["manager", "coaching", true, null],
  ["administration", "coaching", true, null],
  ["owner", "follow_up", false, "plan_closed"],
  ["manager", "follow_up", false, "plan_closed"],
  ["administration", "follow_up", false, "plan_view_only"],
  ["owner", "coaching", false, "coaching_by_manager"],
  ["manager", "coaching", false, "plan_closed"],
  ["administration", "coaching", false, "plan_closed"],
])("%s writes a note of kind %s, of a person who is active: %s", (reader, kind, isActive, refusal) => {
  expect(whyNotWriteNote(reader, kind, { isActive })).toBe(refusal);
});

test("a note is changed by those who wrote it, and by no others", () => {
  expect(whyNotChangeNote({ isOwn: true })).toBeNull();
  expect(whyNotChangeNote({ isOwn: false })).toBe("note_not_yours");
});

test("a note is of a day that has come", () => {
  expect(whyNotNoteDay("2026-11-20", "2026-11-20")).toBeNull();
  expect(whyNotNoteDay("2026-11-21", "2026-11-20")).toBe("note_day");
});

const now = new Date("2026-11-20T15:00:00Z");
const past = new Date("2026-11-20T14:59:00Z");
const future = new Date("2026-11-20T15:01:00Z");
test.each([
  [null, null, null],
  [future, null, null],
  [past, null, "meeting_past"],
  [past, past, null],
  [past, future, "meeting_past"],
  [now, null, "meeting_past"],
] as const)("a meeting at %s, before at %s: %s", (at, before, refusal) => {
  expect(whyNotMeeting(at, before, now)).toBe(refusal);
});

test("a meeting is within three years", () => {
  expect(whyNotMeetingDay("2029-11-20", "2026-11-20")).toBeNull();
  expect(whyNotMeetingDay("2029-12-20", "2026-11-20")).toBe("meeting_far");
});

test("a plan holds so many notes", () => {
  expect(whyNotAddNote(maxNotes - 1)).toBeNull();
  expect(whyNotAddNote(maxNotes)).toBe("too_many_notes");
});

describe("the reminder of a meeting", () => {
  const meeting = {
    meetingAt: new Date("2026-11-25T14:00:00Z"),
    meetingOn: "2026-11-25",
    timeZone: "America/Toronto",
    remindedAt: null,
  };
  const clock = { arrangedAt: now, now };
  const due = new Date("2026-11-24T14:00:00Z");
  test.each([
    ["leaves on the day before, at nine o’clock there", meeting, clock, due],
    [
      "at nine in summer time too",
      { ...meeting, meetingAt: new Date("2027-07-02T14:00:00Z"), meetingOn: "2027-07-02" },
      clock,
      new Date("2027-07-01T13:00:00Z"),
    ],
    ["is still due until the meeting", meeting, { ...clock, now: new Date("2026-11-25T13:00:00Z") }, due],
    ["is due no more once it is over", meeting, { ...clock, now: new Date("2026-11-25T14:00:00Z") }, null],
    ["was sent once", { ...meeting, remindedAt: now }, clock, null],
    ["is none of a note without a meeting", { ...meeting, meetingAt: null, meetingOn: null }, clock, null],
    [
      "is none where the meeting was arranged after that hour",
      meeting,
      { arrangedAt: new Date("2026-11-24T14:30:00Z"), now: new Date("2026-11-24T14:30:00Z") },
      null,
    ],
  ] as const)("%s", (_, facts, at, expected) => {
    expect(computeMeetingReminder(facts, at)).toEqual(expected);
  });

  test.each([
    ["the person writes: all who manage them", "p", ["p", "m", "n"]],
    ["a manager writes: that one", "n", ["p", "n"]],
    ["one writes who manages them no more", "x", ["p", "m", "n"]],
  ])("%s", (_, authorId, expected) => {
    expect(listReminded({ ownerId: "p", authorId, managerIds: ["m", "n"] })).toEqual(expected);
  });
});

test("the next meeting is the first of those to come", () => {
  const toNote = (on: string, time: string, isPast = false) => ({ meeting: { on, time, isPast } });
  const [past, noon, morning, far] = [
    toNote("2026-11-20", "09:00", true),
    toNote("2026-12-01", "12:00"),
    toNote("2026-12-01", "09:30"),
    toNote("2027-01-01", "08:00"),
  ] as const;
  expect(chooseNextMeeting([{ meeting: null }, far, noon, past, morning])).toBe(morning);
  expect(chooseNextMeeting([past, { meeting: null }])).toBeNull();
});
