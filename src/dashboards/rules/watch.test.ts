import { describe, expect, test } from "vitest";
import { findLateUntil, findOldBefore, isCalm, summarizeLate, type AskedParticipant } from "./watch.ts";

const now = new Date("2026-11-26T15:00:00Z");
const autumn = {
  evaluationId: "autumn",
  name: "Bilan d’automne",
  subjectName: "Camille Tremblay",
  dueOn: "2026-11-28",
};
const project = {
  evaluationId: "project",
  name: "Projet",
  subjectName: "Luc Desjardins",
  dueOn: "2026-12-01",
};
const asked = (change: Partial<AskedParticipant> = {}): AskedParticipant => ({
  evaluationId: "autumn",
  profileId: "ada",
  status: "pending",
  isActive: true,
  isInvited: true,
  isOneself: false,
  remindedAt: null,
  ...change,
});
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

describe("who is late", () => {
  test.each<[string, Partial<AskedParticipant>, { people: number; remindable: number }]>([
    ["someone awaited", {}, { people: 1, remindable: 1 }],
    [
      "someone reminded lately, who is late but not reminded again",
      { remindedAt: hoursAgo(23) },
      { people: 1, remindable: 0 },
    ],
    ["someone reminded a day ago", { remindedAt: hoursAgo(24) }, { people: 1, remindable: 1 }],
    ["not someone who has finished", { status: "completed" }, { people: 0, remindable: 0 }],
    ["not someone who has declined", { status: "declined" }, { people: 0, remindable: 0 }],
    ["not the reader, who finds it on their own home", { isOneself: true }, { people: 0, remindable: 0 }],
    ["not someone whose account is closed", { isActive: false }, { people: 0, remindable: 0 }],
    ["not someone who has not been invited yet", { isInvited: false }, { people: 0, remindable: 0 }],
  ])("%s", (_who, change, expected) => {
    expect(summarizeLate([autumn], [asked(change)], now)).toMatchObject(expected);
  });

  test("counts a person once, and lists only evaluations that await somebody", () => {
    const participants = [asked(), asked({ evaluationId: "project" }), asked({ profileId: "bob" })];
    expect(summarizeLate([autumn, project], participants, now)).toEqual({
      items: [
        { ...autumn, missing: 2 },
        { ...project, missing: 1 },
      ],
      people: 2,
      remindable: 2,
    });
    expect(summarizeLate([autumn, project], [asked()], now).items).toEqual([{ ...autumn, missing: 1 }]);
  });
});

test("looks a week ahead for those who are late, and two weeks back for drafts", () => {
  expect(findLateUntil("2026-11-26")).toBe("2026-12-03");
  expect(findOldBefore("2026-11-26")).toBe("2026-11-12");
});

test("is calm when no list has anything", () => {
  const nothing = { items: [], hasMore: false };
  const calm = {
    late: { ...nothing, people: 0, remindable: 0 },
    withoutManager: nothing,
    short: [],
    drafts: nothing,
    undelivered: 0,
  };
  expect(isCalm(calm)).toBe(true);
  expect(isCalm({ ...calm, undelivered: 1 })).toBe(false);
});
