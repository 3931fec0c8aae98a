import { describe, expect, test } from "vitest";
import type { Audience } from "../contract/content.ts";
import {
  countCuts,
  indexDirections,
  labelPeople,
  selectAsked,
  type PersonFacts,
  type TeamFacts,
  whyNotAskThem,
} from "./audience.ts";

const teams: TeamFacts[] = [
  { id: "operations", parentTeamId: null, managerProfileId: "odile" },
  { id: "plant", parentTeamId: "operations", managerProfileId: "paul" },
  { id: "night", parentTeamId: "plant", managerProfileId: null },
  { id: "sales", parentTeamId: null, managerProfileId: "sara" },
];
const makePerson = (id: string, facts: Partial<PersonFacts> = {}): PersonFacts => ({
  id,
  accountState: "active",
  hrStatus: "actif",
  hiredOn: null,
  positionId: null,
  mainTeamId: facts.teamIds?.[0] ?? null,
  teamIds: [],
  ...facts,
});
const people = [
  makePerson("odile", { teamIds: ["operations"], positionId: "director" }),
  makePerson("paul", { teamIds: ["plant"], positionId: "chief", hiredOn: "2026-11-01" }),
  makePerson("nadia", { teamIds: ["night", "sales"], positionId: "welder", hiredOn: "2026-11-20" }),
  makePerson("sara", { teamIds: ["sales"], hiredOn: "2026-12-15" }),
  makePerson("alone"),
  makePerson("away", { teamIds: ["plant"], hrStatus: "en_transition" }),
  makePerson("gone", { teamIds: ["plant"], accountState: "inactive" }),
  makePerson("invited", { teamIds: ["plant"], accountState: "invited" }),
];
const select = (audience: Partial<Audience>) =>
  selectAsked(people, teams, {
    audience: { kind: "everyone", ids: [], days: null, ...audience },
    today: "2026-11-30",
  }).map(({ id }) => id);

describe("who is asked: active accounts of people at work", () => {
  test.each<[string, Partial<Audience>, string[]]>([
    ["everyone", {}, ["odile", "paul", "nadia", "sara", "alone"]],
    ["a team, and not those below it", { kind: "teams", ids: ["plant"] }, ["paul"]],
    ["a second team of a person", { kind: "teams", ids: ["sales"] }, ["nadia", "sara"]],
    [
      "a direction with all below it",
      { kind: "directions", ids: ["operations"] },
      ["odile", "paul", "nadia"],
    ],
    ["positions", { kind: "positions", ids: ["welder", "chief"] }, ["paul", "nadia"]],
    ["the first thirty days", { kind: "newcomers", days: 30 }, ["paul", "nadia"]],
    ["the thirtieth day is the last", { kind: "newcomers", days: 29 }, ["nadia"]],
    ["a team that is no more", { kind: "teams", ids: ["none"] }, []],
  ])("%s", (_, audience, asked) => {
    expect(select(audience)).toEqual(asked);
  });
});

describe("labels: a manager is in no figure of their own team or direction", () => {
  test.each<[string, string, string | null, string | null, string | null]>([
    ["the manager of a direction", "odile", null, null, "director"],
    ["the manager of a team below it", "paul", null, "operations", "chief"],
    ["a member two levels below", "nadia", "night", "operations", "welder"],
    ["the manager of a direction without teams", "sara", null, null, null],
    ["a person without a team", "alone", null, null, null],
  ])("%s", (_, id, teamId, directionId, positionId) => {
    expect(labelPeople(people, teams).find((one) => one.id === id)).toMatchObject({
      teamId,
      directionId,
      positionId,
    });
  });

  test("the direction of a team is the one above all; a circle has none", () => {
    const circle = [
      { id: "a", parentTeamId: "b", managerProfileId: null },
      { id: "b", parentTeamId: "a", managerProfileId: null },
      { id: "c", parentTeamId: "gone", managerProfileId: null },
    ];
    expect(Object.fromEntries(indexDirections(teams))).toEqual({
      operations: "operations",
      plant: "operations",
      night: "operations",
      sales: "sales",
    });
    expect(indexDirections(circle).size).toBe(0);
  });
});

test("parts with fewer people than the threshold are counted", () => {
  const many = Array.from({ length: 6 }, () => ({ teamId: "t", directionId: "d", positionId: null }));
  const few = Array.from({ length: 4 }, () => ({ teamId: "u", directionId: "d", positionId: "p" }));
  expect(countCuts([...many, ...few], 5)).toEqual({ cuts: 4, smallCuts: 2 });
  expect(countCuts([...many, ...few], 7)).toEqual({ cuts: 4, smallCuts: 3 });
});

test.each<[number, number, ReturnType<typeof whyNotAskThem>]>([
  [0, 5, "pulse_nobody"],
  [1, 5, "pulse_too_few"],
  [4, 5, "pulse_too_few"],
  [5, 5, null],
  [7, 8, "pulse_too_few"],
  [8, 8, null],
])("%i people under a threshold of %i: %s", (people, threshold, expected) => {
  expect(whyNotAskThem(people, threshold)).toBe(expected);
});
