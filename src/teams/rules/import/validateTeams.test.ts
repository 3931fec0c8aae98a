import { describe, expect, test } from "vitest";
import { buildRow } from "#imports/testing/buildRow.ts";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { teamColumns } from "./columns.ts";
import { validateTeams, type KnownTeam, type TeamsValidationContext } from "./validateTeams.ts";

const team = (id: string, name: string, more: Partial<KnownTeam> = {}): KnownTeam => ({
  id,
  name,
  description: null,
  parentId: null,
  managerId: null,
  isImporters: false,
  ...more,
});
const company: TeamsValidationContext = {
  teams: [
    team("1", "Opérations", { managerId: "ana" }),
    team("2", "Atelier", { parentId: "1", description: "Le quai", managerId: "ancien" }),
    team("3", "Ventes"),
    team("4", "VENTES"),
    team("5", "Bureau", { isImporters: true, managerId: "ana" }),
  ],
  people: [
    { id: "ana", email: "Ana@canot.example", role: "team_manager", isAdmin: false, isActive: true },
    { id: "luc", email: "luc@canot.example", role: "user", isAdmin: false, isActive: true },
    { id: "zoe", email: "zoe@canot.example", role: "team_manager", isAdmin: false, isActive: false },
    { id: "ancien", email: "ancien@canot.example", role: "user", isAdmin: false, isActive: false },
    { id: "moi", email: "moi@canot.example", role: "account_owner", isAdmin: false, isActive: true },
  ],
  created: [],
  importerId: "moi",
};
const validate = (rows: Record<string, string>[], more: Partial<TeamsValidationContext> = {}) =>
  withoutPause(
    validateTeams(
      rows.map((cells, at) => buildRow(cells, teamColumns, at + 2)),
      { ...company, ...more },
    ),
  );
/** « add », « same », or what is wrong. */
const outcomes = (...given: Parameters<typeof validate>) =>
  validate(...given).validations.map(({ state, problems }) =>
    problems
      ? Object.entries(problems)
          .map(([field, { code }]) => `${field} ${code}`)
          .join(", ")
      : state,
  );

test.each([
  ["a new team", { name: "Soudure" }, "add"],
  ["what the company has already", { name: "Opérations", manager_email: "ana@canot.example" }, "same"],
  ["its name without accents or capitals", { name: "OPERATIONS" }, "same"],
  ["a name", { name: "" }, "name required"],
  ["of 80 characters at most", { name: "a".repeat(81) }, "name too_long"],
  ["that two teams have, written exactly", { name: "Ventes" }, "same"],
  ["that two teams have, written otherwise", { name: "ventes" }, "name ambiguous"],
  ["that cannot be emptied", { name: "(vide)" }, "name not_emptied"],
  ["a description", { name: "Atelier", description: "Le quai et le hangar" }, "update"],
  ["the description it has", { name: "Atelier", description: "Le quai" }, "same"],
  ["none any more", { name: "Atelier", description: "(vide)" }, "update"],
  ["a description of several lines", { name: "Soudure", description: "Le quai\nLe hangar" }, "add"],
  ["the same words in other lines", { name: "Atelier", description: "Le\nquai" }, "update"],
  ["a longer one", { name: "Atelier", description: "a".repeat(501) }, "description too_long"],
  ["another team above", { name: "Atelier", parent: "Bureau" }, "update"],
  ["the team above it has", { name: "Atelier", parent: "operations" }, "same"],
  ["no team above: a direction", { name: "Atelier", parent: "(vide)" }, "update"],
  ["a direction that stays one", { name: "Opérations", parent: "(vide)" }, "same"],
  ["a team above that nobody has", { name: "Atelier", parent: "Usine" }, "parent parent_unknown"],
  ["a team above that two are called", { name: "Atelier", parent: "ventes" }, "parent ambiguous"],
  ["itself above", { name: "Atelier", parent: "atelier" }, "parent parent_self"],
  ["what is below it above", { name: "Opérations", parent: "Atelier" }, "parent parent_cycle"],
  ["a manager", { name: "Ventes", manager_email: "ana@canot.example" }, "update"],
  ["nobody any more", { name: "Opérations", manager_email: "(vide)" }, "update"],
  [
    "a name in place of an address",
    { name: "Ventes", manager_email: "Ana Roy" },
    "manager_email manager_named",
  ],
  ["half an address", { name: "Ventes", manager_email: "ana@" }, "manager_email email_domain"],
  ["a stranger", { name: "Ventes", manager_email: "x@canot.example" }, "manager_email manager_unknown"],
  [
    "who leads nothing",
    { name: "Ventes", manager_email: "luc@canot.example" },
    "manager_email not_team_manager",
  ],
  ["who is gone", { name: "Ventes", manager_email: "zoe@canot.example" }, "manager_email inactive_person"],
  [
    "whom it has, though they may not any more",
    { name: "Atelier", manager_email: "ancien@canot.example" },
    "same",
  ],
  ["one’s own team, its manager as it is", { name: "Bureau", manager_email: "ana@canot.example" }, "same"],
  ["one’s own team, nobody", { name: "Bureau", manager_email: "(vide)" }, "manager_email own_team"],
  [
    "one’s own team, oneself",
    { name: "Bureau", manager_email: "moi@canot.example" },
    "manager_email own_team",
  ],
])("%s", (_case, cells: Record<string, string>, expected) => {
  expect(outcomes([cells])).toEqual([expected]);
});

describe("the file as a whole", () => {
  test("a team may stand below one of a later row, and the same team counts once", () => {
    const rows = [
      { name: "Soudure", parent: "Usine" },
      { name: "USINE" },
      { name: "usine", description: "x" },
    ];
    expect(outcomes(rows)).toEqual(["add", "add", "name twice"]);
    const { planned } = validate(rows);
    expect(planned.map(({ key, facts }) => [key, facts])).toEqual([
      ["new soudure", { parent: "new usine" }],
      ["new usine", {}],
    ]);
  });

  test("a cycle is said with all that stands in it, in each of its rows", () => {
    const rows = [
      { name: "A", parent: "B" },
      { name: "B", parent: "Atelier" },
      { name: "Opérations", parent: "A" },
    ];
    expect(outcomes(rows)).toEqual(Array.from(rows, () => "parent parent_cycle"));
    expect(validate(rows).validations[0]?.problems?.["parent"]?.values).toEqual({
      teams: "Atelier → Opérations → A → B → Atelier",
    });
  });

  test("two teams that change places are no cycle", () => {
    const rows = [
      { name: "Opérations", parent: "Atelier" },
      { name: "Atelier", parent: "(vide)" },
    ];
    expect(outcomes(rows)).toEqual(["update", "update"]);
  });

  test("teams above that nobody has are named, and created where that is chosen", () => {
    const rows = [
      { name: "A", parent: "Usine" },
      { name: "B", parent: "usine" },
    ];
    expect(validate(rows).unknown).toEqual([["Usine"], ["usine"]]);
    expect(outcomes(rows, { created: ["Usine"] })).toEqual(["add", "add"]);
  });

  test("what is left out takes along what stands below it, not what the company has", () => {
    const rows = [
      { name: "Usine", manager_email: "x@canot.example" },
      { name: "A", parent: "Usine" },
      { name: "B", parent: "A" },
      { name: "Ventes", manager_email: "x@canot.example" },
      { name: "C", parent: "Ventes" },
    ];
    const [wrong, below] = ["manager_email manager_unknown", "parent parent_unknown"];
    expect(outcomes(rows)).toEqual([wrong, "add", "add", wrong, "add"]);
    expect(outcomes(rows, { onlyValid: true })).toEqual([wrong, below, below, wrong, "add"]);
  });
});
