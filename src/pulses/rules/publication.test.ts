import { describe, expect, test } from "vitest";
import {
  listNewOwners,
  resolvePublished,
  whyNotPromise,
  whyNotPublish,
  whyNotSaveNote,
} from "./publication.ts";

const said = { text: "Moins de réunions", actions: [] };
const shown = { shownAnswers: 5, threshold: 5 };
const empty = { text: " ", actions: [] };
const actionsOnly = { text: "", actions: [{ text: "Des mercredis libres" }] };

test.each([
  ["while it is open", "open", said, false, "pulse_not_closed"],
  ["before it opens", "scheduled", said, false, "pulse_not_closed"],
  ["once it is closed", "closed", said, false, null],
  ["without a word, while it is a draft", "closed", empty, false, null],
  ["without a word, once people were told of it", "closed", empty, true, "pulse_note_empty"],
] as const)("a note is saved or refused %s", (_, status, note, isPublished, expected) => {
  expect(whyNotSaveNote({ status }, { ...note, isPublished })).toBe(expected);
});

test.each<[string, string | null, string | null, ReturnType<typeof whyNotPromise>]>([
  ["without a day", null, null, null],
  ["for today", "2026-12-01", null, null],
  ["for yesterday", "2026-11-30", null, "pulse_promised_day_over"],
  ["for yesterday, and done", "2026-11-30", "2026-11-30", null],
  ["for a day that passed since it was promised", "2026-11-20", null, null],
])("an action %s", (_, dueOn, doneOn, expected) => {
  const promised = { today: "2026-12-01", knownDays: [null, "2026-11-20"] };
  expect(
    whyNotPromise(
      [
        { dueOn: "2026-12-15", doneOn: null },
        { dueOn, doneOn },
      ],
      promised,
    ),
  ).toBe(expected);
});

test.each([
  ["an open run", "open", "asked", said, "pulse_not_closed"],
  ["a cancelled run", "cancelled", "asked", said, "pulse_not_closed"],
  ["a note, to those who read no results", "closed", "charge", said, null],
  ["nothing, to those who read no results", "closed", "charge", null, "pulse_note_empty"],
  ["an empty note, to those who read no results", "closed", "charge", empty, "pulse_note_empty"],
  ["the results alone", "closed", "asked", null, null],
  ["the results beside an empty note", "closed", "asked", empty, null],
  ["actions that follow from nothing", "closed", "asked", actionsOnly, "pulse_note_empty"],
] as const)("publishing %s", (_, status, readers, note, expected) => {
  expect(whyNotPublish({ status, readers, ...shown }, note)).toBe(expected);
});

test("results that nobody is shown are not published alone", () => {
  const few = { status: "closed", readers: "asked", shownAnswers: 4, threshold: 5 } as const;
  expect(whyNotPublish(few, null)).toBe("pulse_note_empty");
  expect(whyNotPublish(few, said)).toBeNull();
  expect(resolvePublished({ ...few, isPublished: true, isNotePublished: true })).toEqual({
    hasNote: true,
    hasResults: false,
  });
});

describe("what those who were asked find", () => {
  const run = {
    status: "closed",
    readers: "charge",
    isPublished: true,
    isNotePublished: true,
    ...shown,
  } as const;
  test.each([
    ["the note alone, where the results are for others", run, { hasNote: true, hasResults: false }],
    ["both, where they may read them", { ...run, readers: "asked" }, { hasNote: true, hasResults: true }],
    [
      "the results alone",
      { ...run, readers: "asked", isNotePublished: false },
      { hasNote: false, hasResults: true },
    ],
    ["nothing of a note that is a draft", { ...run, isNotePublished: false }, null],
    ["nothing before it is published", { ...run, isPublished: false, isNotePublished: false }, null],
    ["nothing while it is open", { ...run, status: "open" }, null],
  ] as const)("%s", (_, facts, expected) => {
    expect(resolvePublished(facts)).toEqual(expected);
  });
});

test("people are asked about when they are named for the first time", () => {
  const named = (ownerProfileId: string | null) => ({ ownerProfileId });
  expect(listNewOwners([named("a"), named(null)], [named("a"), named("b"), named("b"), named(null)])).toEqual(
    ["b"],
  );
});
