import { describe, expect, test } from "vitest";
import { teamFinder, teamsToJoin, listUnknownTeams, type NamedTeam } from "./teams.ts";

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
const findIds = (cell: string) => {
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
    expect(findIds(cell)).toEqual(expected);
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

describe("teams that the company does not have", () => {
  const findNew = teamFinder([team("v", "Ventes")], [{ id: "n", name: "Peinture" }]);

  test.each([
    ["Peinture; ventes", ["n", "v"], null, ["Peinture"]],
    ["PEINTURE", ["n"], null, ["PEINTURE"]],
    ["Ventes; Usinage; Pliage", [], "team_unknown", ["Usinage", "Pliage"]],
    ["x".repeat(81), [], "too_long", []],
  ])("%j", (cell, ids, code, unknown) => {
    const found = findNew(cell);
    expect([found.teams.map(({ id }) => id), found.problem?.code ?? null, found.unknown]).toEqual([
      ids,
      code,
      unknown,
    ]);
  });

  test("are offered once each, with the people of each and the name of which they may be a typing error", () => {
    const rows = [["Vente", "Usinage"], ["usinage", "USINAGE"], [], ["Uzinage"], ["Équipe 1"], ["Équipe 2"]];
    expect(listUnknownTeams(rows, ["Ventes"])).toEqual([
      { name: "Vente", count: 1, like: "Ventes" },
      { name: "Usinage", count: 2, like: null },
      { name: "Uzinage", count: 1, like: "Usinage" },
      { name: "Équipe 1", count: 1, like: null },
      { name: "Équipe 2", count: 1, like: null },
    ]);
  });

  test("are five hundred at most", () => {
    const rows = Array.from({ length: 600 }, (_, at) => [`Lot ${at}`]);
    expect(listUnknownTeams(rows, [])).toHaveLength(500);
  });
});
