import { expect, test } from "vitest";
import { computeLastReleaseDay, listPublishingReaders, chooseRelease } from "./release.ts";

test.each([
  ["immediate", "full", true, "immediate"],
  ["immediate", "peer", false, "immediate"],
  ["next_morning", "full", false, "next_morning"],
  ["next_morning", "peer", false, "next_morning"],
  ["next_morning", "peer_manager", true, "next_morning"],
  // No group is protected: the hour gives away nothing that the report does not.
  ["next_morning", "manager", false, "immediate"],
  ["next_morning", "self", false, "immediate"],
  ["by_hand", "full", true, "by_hand"],
  ["by_hand", "self", true, "by_hand"],
  // No one could publish it.
  ["by_hand", "full", false, "next_morning"],
  ["by_hand", "manager", false, "next_morning"],
] as const)(
  "%s, of type %s, somebody to publish: %s; released %s",
  (setting, evaluationType, hasPublisher, mode) =>
    expect(chooseRelease({ setting, evaluationType, hasPublisher })).toBe(mode),
);

test.each([
  // The due day is a Friday: closed on the Saturday, released on the Monday.
  ["2026-11-27", "2026-11-30"],
  // A Tuesday, closed on the Wednesday.
  ["2026-12-01", "2026-12-03"],
  // Christmas is a Friday.
  ["2026-12-23", "2026-12-28"],
])("due on %s, a report is released on %s at the latest", (dueOn, day) =>
  expect(computeLastReleaseDay(dueOn)).toBe(day),
);

test.each([
  ["full", false, ["author", "administration"]],
  ["peer", false, ["direct_manager", "author", "administration"]],
  ["peer", true, ["direct_manager", "author", "administration", "team_manager"]],
] as const)(
  "type %s, team managers read: %s; published by %s, never by the person evaluated or a manager who answers",
  (evaluationType, teamManagerReads, publishers) =>
    expect(
      listPublishingReaders({
        evaluationType,
        teamManagerReads,
        authorIsSubject: false,
        hasDirectManager: true,
      }),
    ).toEqual(publishers),
);
