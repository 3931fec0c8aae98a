import { describe, expect, test } from "vitest";
import type { Person } from "#people/rules.ts";
import { managerChoice, whyNotBeBelow, whyNotChangeOwnTeam, type Place } from "./rules.ts";

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

describe("the role can be given on the way to whoever lacks nothing else", () => {
  const me: Person = { id: "me", role: "account_owner", isAdmin: true, isActive: true };
  const ana: Person = { id: "ana", role: "user", isAdmin: false, isActive: true };
  const nobodys = outside(null);
  test.each<
    [
      who: string,
      person: Person,
      place: Place,
      ownLeads: string[],
      refused: string | null,
      lacksRole: boolean,
    ]
  >([
    ["a member", ana, nobodys, [], null, true],
    ["a team manager", { ...ana, role: "team_manager" }, nobodys, [], null, false],
    ["the reader", me, nobodys, [], null, false],
    ["a member who is inactive", { ...ana, isActive: false }, nobodys, [], "inactive_person", false],
    ["a member, for the reader’s own team", ana, inside(null), [], "own_team", false],
    [
      "a team manager, for the reader’s own team",
      { ...ana, role: "team_manager" },
      inside(null),
      [],
      "own_team",
      false,
    ],
    ["a member who leads an evaluation of the reader", ana, nobodys, ["ana"], "leads_your_evaluation", false],
    ["a team manager who leads one", { ...ana, role: "team_manager" }, nobodys, ["ana"], null, false],
  ])("%s", (_who, person, place, ownLeads, refused, lacksRole) => {
    expect(managerChoice(me, person, { place, ownLeads })).toEqual({ refused, lacksRole });
  });

  test("a member out of the reader’s reach is refused as the page of that person would", () => {
    expect(managerChoice({ ...me, id: "ana", role: "user" }, ana, { place: nobodys, ownLeads: [] })).toEqual({
      refused: "forbidden",
      lacksRole: false,
    });
  });
});

test("a team is not below itself, nor below one of its own teams", () => {
  expect(whyNotBeBelow("a", ["c", "b", "a"])).toBe("team_cycle");
  expect(whyNotBeBelow("a", ["a"])).toBe("team_cycle");
  expect(whyNotBeBelow("a", ["c", "b"])).toBeNull();
});
