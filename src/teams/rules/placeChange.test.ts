import { expect, test } from "vitest";
import type { PlaceChange } from "#people/rules/consequences.ts";
import { applyPlaceChange, findNewCountingTeam, type PlaceOfPerson } from "./placeChange.ts";

const sales = { id: "sales", name: "Ventes", managerId: "ana" };
const support = { id: "support", name: "Soutien", managerId: "bo" };
const place = (main: string | null, ...teams: (typeof sales)[]): PlaceOfPerson => ({
  id: "luc",
  directManagerId: "ana",
  teams: teams.map((team) => ({ ...team, isMain: team.id === main })),
});
const luc = { profileIds: ["luc"] };
const describe = ({ directManagerId, teams }: PlaceOfPerson) => [
  directManagerId,
  teams.map(({ id, managerId, isMain }) => `${id}${isMain ? "*" : ""} ${managerId}`),
];

test.each<[string, PlaceOfPerson, PlaceChange, typeof sales | null, unknown, string | null | undefined]>([
  [
    "another direct manager moves no team",
    place("sales", sales),
    { kind: "directManager", ...luc, managerId: "zoe" },
    null,
    ["zoe", ["sales* ana"]],
    undefined,
  ],
  [
    "the first team becomes the main one",
    place(null),
    { kind: "join", ...luc, teamId: "sales" },
    sales,
    ["ana", ["sales* ana"]],
    "Ventes",
  ],
  [
    "a second team leaves the main one as it is",
    place("sales", sales),
    { kind: "join", ...luc, teamId: "support" },
    support,
    ["ana", ["sales* ana", "support bo"]],
    undefined,
  ],
  [
    "a member who joins again changes nothing",
    place("sales", sales),
    { kind: "join", ...luc, teamId: "sales" },
    sales,
    ["ana", ["sales* ana"]],
    undefined,
  ],
  [
    "the first by name takes the place of the main team that is left",
    place("sales", support, sales),
    { kind: "leave", ...luc, teamId: "sales" },
    sales,
    ["ana", ["support* bo"]],
    "Soutien",
  ],
  [
    "without any team, later reports count in none",
    place("sales", sales),
    { kind: "removal", teamId: "sales" },
    sales,
    ["ana", []],
    null,
  ],
  [
    "another main team",
    place("sales", support, sales),
    { kind: "main", ...luc, teamId: "support" },
    support,
    ["ana", ["support* bo", "sales ana"]],
    "Soutien",
  ],
  [
    "another manager of the team",
    place("sales", sales),
    { kind: "teamManager", teamId: "sales", managerId: "zoe" },
    sales,
    ["ana", ["sales* zoe"]],
    undefined,
  ],
  [
    "the reports of who manages the team do not count in it",
    place(null),
    { kind: "join", ...luc, teamId: "own" },
    { id: "own", name: "La sienne", managerId: "luc" },
    ["ana", ["own* luc"]],
    undefined,
  ],
  [
    "nor any more once they manage it",
    place("sales", sales),
    { kind: "teamManager", teamId: "sales", managerId: "luc" },
    sales,
    ["ana", ["sales* luc"]],
    null,
  ],
])("%s", (_, before, change, team, expected, mainTeam) => {
  const after = applyPlaceChange(before, change, team);
  expect(describe(after)).toEqual(expected);
  expect(findNewCountingTeam(before, after)).toBe(mainTeam);
});
