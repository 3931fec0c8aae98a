import { describe, expect, test } from "vitest";
import {
  computeInvitationsLeft,
  invitationsPerDay,
  computeMaxQueueLength,
  computeInvitationDay,
} from "./invitations.ts";

describe("invitations a day", () => {
  test.each([
    ["nobody has confirmed their address", 0, 0, null, 20],
    ["the one who registered", 1, 0, null, 20],
    ["two people", 2, 2, null, 20],
    ["three people: a hundred for each", 3, 2, null, 300],
    ["forty people", 40, 0, null, 4000],
    ["three people who have been there for a week: a company that is known", 3, 3, null, null],
    ["an installation of one's own, without limit", 1, 0, 0, null],
    ["an installation with a number of its own", 40, 40, 50, 50],
  ])("%s", (_what, confirmedPeople, settledPeople, fixed, perDay) => {
    expect(invitationsPerDay({ confirmedPeople, settledPeople }, fixed)).toBe(perDay);
  });
});

test("the queue holds thirty days, and has no end without a number of a day", () => {
  expect([computeMaxQueueLength(20), computeMaxQueueLength(null)]).toEqual([600, null]);
});

describe("an invitation leaves", () => {
  test.each([
    ["at once: the first", 0, 0, 20, "2026-11-30"],
    ["at once: the last place of the day", 19, 0, 20, "2026-11-30"],
    ["tomorrow: one too many", 20, 0, 20, "2026-12-01"],
    ["tomorrow: today's places are taken", 0, 20, 20, "2026-12-01"],
    ["tomorrow: the last of tomorrow's places", 19, 20, 20, "2026-12-01"],
    ["the day after: behind all of tomorrow's", 20, 20, 20, "2026-12-02"],
    ["tomorrow: a few left today, a few ahead", 14, 15, 20, "2026-12-01"],
    ["tomorrow: more left today than may now, since somebody has gone", 0, 300, 20, "2026-12-01"],
    ["in a fortnight: 300 at once in a new company", 299, 0, 20, "2026-12-14"],
    ["at once: no limit", 5000, 9000, null, "2026-11-30"],
  ] as const)("%s", (_what, ahead, leftToday, perDay, day) => {
    expect(computeInvitationDay({ today: "2026-11-30", ahead, leftToday, perDay })).toBe(day);
  });

  test("never past the number of a day, whatever the line", () => {
    for (let perDay = 1; perDay <= 5; perDay += 1)
      for (let leftToday = 0; leftToday <= 7; leftToday += 1) {
        const days = Array.from({ length: 30 }, (_, ahead) =>
          computeInvitationDay({ today: "2026-11-30", ahead, leftToday, perDay }),
        );
        expect(days).toEqual(days.toSorted());
        for (const day of new Set(days)) {
          const places = day === "2026-11-30" ? computeInvitationsLeft(perDay, leftToday) : perDay;
          expect(days.filter((each) => each === day).length).toBeLessThanOrEqual(places);
        }
      }
  });
});
