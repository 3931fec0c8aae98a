import { describe, expect, test } from "vitest";
import { teamFinder, teamsToJoin, type NamedTeam } from "./teams.ts";

const team = (id: string, name: string, members: string[] = [], isClosedToImporter = false): NamedTeam => ({
  id,
  name,
  memberIds: new Set(members),
  isClosedToImporter,
});
const find = teamFinder([
  team("s", "Soudure"),
  team("q", "Ventes, Québec"),
  team("e", "Été"),
  team("f", "Ete"),
]);
const idsOf = (cell: string) => {
  const { teams, problem } = find(cell);
  return problem ? `${problem.code} ${problem.values?.["team"]}` : teams.map(({ id }) => id);
};

describe("the teams that a cell names", () => {
  test.each([
    ["", []],
    [" ; | ", []],
    ["Soudure", ["s"]],
    ["SOUDURE\u00A0", ["s"]],
    ["ventes, quebec", ["q"]],
    ["Ventes, Québec; Soudure", ["q", "s"]],
    ["Soudure|Ventes, Québec|soudure", ["s", "q"]],
    // Names that differ by an accent alone: the exact one, or none.
    ["Été", ["e"]],
    ["Ete", ["f"]],
    ["ÉTÉ", "team_ambiguous ÉTÉ"],
    ["Soudure; Peinture", "team_unknown Peinture"],
  ])("%j: %j", (cell, expected) => {
    expect(idsOf(cell)).toEqual(expected);
  });
});

test("a person joins the teams in which they are not yet", () => {
  const teams = [team("a", "A", ["p"]), team("b", "B"), team("c", "C", ["other"])];
  expect(teamsToJoin(teams, "p", "importer")).toEqual({ teamIds: ["b", "c"], problem: null });
  expect(teamsToJoin(teams, null, "importer").teamIds).toEqual(["a", "b", "c"]);
});

test("nobody puts themself into a team whose manager would get rights over them", () => {
  const closed = [team("a", "A", [], true)];
  expect(teamsToJoin(closed, "me", "me").problem).toEqual({ code: "own_team", values: { team: "A" } });
  expect(teamsToJoin(closed, "other", "me").problem).toBeNull();
  expect(teamsToJoin([team("a", "A", ["me"], true)], "me", "me")).toEqual({ teamIds: [], problem: null });
});
