import { describe, expect, test } from "vitest";
import { whyNotBeBelow, whyNotChangeOwnTeam, whyNotManageTeam, type Place } from "./rules.ts";

const inside = (managerId: string | null): Place => ({ isMember: true, managerId });
const outside = (managerId: string | null): Place => ({ isMember: false, managerId });

describe("nobody chooses who runs their own evaluation by a team", () => {
  test.each<[what: string, before: Place, after: Place, refused: "own_team" | null]>([
    ["joins a team of somebody else", outside("ana"), inside("ana"), "own_team"],
    ["leaves a team of somebody else", inside("ana"), outside("ana"), "own_team"],
    ["gives their team a manager", inside(null), inside("ana"), "own_team"],
    ["gives their team another manager", inside("ana"), inside("bo"), "own_team"],
    ["takes the manager of their team away", inside("ana"), inside(null), "own_team"],
    ["takes over their team", inside("ana"), inside("me"), "own_team"],
    ["gives the team that they manage to somebody", inside("me"), inside("ana"), "own_team"],
    ["joins a team without a manager", outside(null), inside(null), null],
    ["joins the team that they manage", outside("me"), inside("me"), null],
    ["manages their team that nobody managed", inside(null), inside("me"), null],
    ["changes a team that they are not in", outside("ana"), outside("bo"), null],
  ])("who %s: %s", (_what, before, after, refused) => {
    expect(whyNotChangeOwnTeam("me", before, after)).toBe(refused);
  });
});

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

test("a team is not below itself, nor below one of its own teams", () => {
  expect(whyNotBeBelow("a", ["c", "b", "a"])).toBe("team_cycle");
  expect(whyNotBeBelow("a", ["a"])).toBe("team_cycle");
  expect(whyNotBeBelow("a", ["c", "b"])).toBeNull();
});
