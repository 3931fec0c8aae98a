import { expect, test } from "vitest";
import { handsAnythingOver, handsTeamsOver, stopsManagingTeams, whyNotManageTeam } from "./teamManagers.ts";

test.each([
  ["a member", { role: "user", isAdmin: false, isActive: true }, "not_team_manager"],
  ["a team manager", { role: "team_manager", isAdmin: false, isActive: true }, null],
  ["an owner", { role: "account_owner", isAdmin: false, isActive: true }, null],
  ["an admin behind the label of a member", { role: "user", isAdmin: true, isActive: true }, null],
  [
    "a team manager who is inactive",
    { role: "team_manager", isAdmin: false, isActive: false },
    "inactive_person",
  ],
] as const)("%s manages a team: %s", (_who, person, refused) => {
  expect(whyNotManageTeam(person)).toBe(refused);
});

test.each([
  ["team_manager", "user", true],
  ["admin", "user", true],
  ["account_owner", "team_manager", false],
  ["user", "user", false],
  ["user", "team_manager", false],
] as const)("from %s to %s, teams are left: %s", (before, after, isLeft) => {
  expect(stopsManagingTeams({ role: before, isAdmin: false }, { role: after, isAdmin: false })).toBe(isLeft);
});
test("an admin behind the label of a member manages teams until the rights are taken", () => {
  const before = { role: "user", isAdmin: true } as const;
  expect(stopsManagingTeams(before, { role: "user", isAdmin: false })).toBe(true);
  expect(stopsManagingTeams(before, before)).toBe(false);
});

const nothing = {
  directReportCount: 0,
  managedTeams: { count: 0, own: 0, names: [] },
  holds: { answers: 0, approvals: 0, leads: 0 },
};
test.each([
  ["nothing", nothing, false, false],
  ["answers alone", { ...nothing, holds: { answers: 2, approvals: 1, leads: 1 } }, false, false],
  ["direct reports", { ...nothing, directReportCount: 1 }, true, false],
  ["a team", { ...nothing, managedTeams: { count: 1, own: 0, names: ["A"] } }, true, true],
  ["the reader’s own team", { ...nothing, managedTeams: { count: 1, own: 1, names: ["A"] } }, false, false],
  [
    "that team and another",
    { ...nothing, managedTeams: { count: 2, own: 1, names: ["A", "B"] } },
    true,
    true,
  ],
] as const)("of whoever leaves %s, somebody takes over", (_what, left, anything, teams) => {
  const departure = { ...left, managedTeams: { ...left.managedTeams, names: [...left.managedTeams.names] } };
  expect([handsAnythingOver(departure), handsTeamsOver(departure)]).toEqual([anything, teams]);
});
