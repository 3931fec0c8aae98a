import { describe, expect, test } from "vitest";
import { buildRow } from "#imports/testing/buildRow.ts";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { positionColumns } from "./columns.ts";
import {
  validatePositions,
  type PositionsValidationContext,
  type KnownPosition,
} from "./validatePositions.ts";

const named = (id: string, nameFr: string, nameEn: string | null = null, isArchived = false) => ({
  id,
  nameFr,
  nameEn,
  isArchived,
});
const position = (id: string, nameFr: string, more: Partial<KnownPosition> = {}): KnownPosition => ({
  ...named(id, nameFr),
  familyId: "prod",
  descriptionFr: null,
  descriptionEn: null,
  skills: [],
  ...more,
});
const company: PositionsValidationContext = {
  families: [
    named("prod", "Production", "Manufacturing"),
    named("dir", "Direction"),
    named("old", "Ancienne", null, true),
  ],
  skills: [
    named("c", "C++"),
    named("cs", "C#"),
    named("e", "Écoute", "Listening"),
    named("v", "Vente (4)"),
    named("x", "Oubliée", null, true),
  ],
  positions: [
    position("1", "Soudeuse", {
      nameEn: "Welder",
      descriptionFr: "Soude.\nPlie.",
      skills: [
        { id: "e", level: 4 },
        { id: "x", level: 2 },
        { id: "v", level: null },
      ],
    }),
    position("2", "Commis"),
    position("3", "Télégraphiste", { isArchived: true }),
    position("4", "Commis", { isArchived: true }),
  ],
  created: [],
};
const validate = (rows: Record<string, string>[], more: Partial<PositionsValidationContext> = {}) =>
  withoutPause(
    validatePositions(
      rows.map((cells, at) => buildRow(cells, positionColumns, at + 2)),
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
  ["a new position", { name_fr: "Monteuse", family: "Production" }, "add"],
  ["its family in English", { name_fr: "Monteuse", family: "manufacturing" }, "add"],
  ["no family", { name_fr: "Monteuse" }, "family family_required"],
  ["a family that is archived", { name_fr: "Monteuse", family: "Ancienne" }, "family family_archived"],
  ["a family that nobody has", { name_fr: "Monteuse", family: "Usine" }, "family family_unknown"],
  ["a name", { name_fr: "" }, "name_fr required, family family_required"],
  ["that is too long", { name_fr: "a".repeat(121), family: "Direction" }, "name_fr too_long"],
  ["what the company has", { name_fr: "SOUDEUSE" }, "same"],
  ["with all that an export says", { name_fr: "Soudeuse", family: "Manufacturing", state: "In use" }, "same"],
  [
    "its skills as an export says them",
    { name_fr: "Soudeuse", skills: "Listening (4); Vente (4) (-)" },
    "same",
  ],
  ["its skills as somebody writes them", { name_fr: "Soudeuse", skills: "ecoute(4) | vente (4)" }, "same"],
  ["another order", { name_fr: "Soudeuse", skills: "Vente (4) (-); Écoute (4)" }, "update"],
  ["another level", { name_fr: "Soudeuse", skills: "Écoute (5); Vente (4) (-)" }, "update"],
  ["no skills any more", { name_fr: "Soudeuse", skills: "(vide)" }, "update"],
  ["none where there are none", { name_fr: "Commis", skills: "(vide)" }, "same"],
  ["a skill that nobody has", { name_fr: "Commis", skills: "Audace (2)" }, "skills skill_unknown"],
  ["a skill that is archived", { name_fr: "Commis", skills: "Oubliée" }, "skills skill_archived"],
  ["one skill twice", { name_fr: "Commis", skills: "Écoute; listening (2)" }, "skills skill_twice"],
  ["its description, on two lines", { name_fr: "Soudeuse", description_fr: "Soude.\nPlie." }, "same"],
  ["another description", { name_fr: "Soudeuse", description_fr: "Soude." }, "update"],
  ["no English name any more", { name_fr: "Soudeuse", name_en: "(vide)" }, "update"],
  ["what cannot be emptied", { name_fr: "Soudeuse", family: "(vide)" }, "family not_emptied"],
  ["a state", { name_fr: "Soudeuse", state: "Peut-être" }, "state state_unknown"],
  ["what is archived", { name_fr: "Télégraphiste" }, "name_fr known_archived"],
  ["said to be archived", { name_fr: "télégraphiste", state: "Archivé" }, "name_fr known_archived"],
  [
    "archived, and in use by the same name",
    { name_fr: "Commis", state: "Archivé" },
    "name_fr known_archived",
  ],
  [
    "archived, which nobody has",
    { name_fr: "Monteuse", family: "Direction", state: "Archivé" },
    "state archived",
  ],
])("%s", (_case, cells: Record<string, string>, expected) => {
  expect(outcomes([cells])).toEqual([expected]);
});

describe("the file as a whole", () => {
  test("the same position counts once", () => {
    const rows = [{ name_fr: "Monteuse", family: "Direction" }, { name_fr: "MONTEUSE" }];
    expect(outcomes(rows)).toEqual(["add", "name_fr twice"]);
  });

  test("signs tell skills apart, and a level is that of its skill", () => {
    const { planned } = validate([{ name_fr: "Commis", skills: "C# (2); C++" }]);
    expect(planned[0]?.facts.skills).toEqual([
      { id: "cs", level: 2 },
      { id: "c", level: null },
    ]);
  });

  test("families that nobody has are named, and created where that is chosen, as far as there is room", () => {
    const rows = [
      { name_fr: "A", family: "Usine" },
      { name_fr: "B", family: "usine" },
    ];
    expect(validate(rows).unknown).toEqual(["Usine", "usine"]);
    expect(outcomes(rows, { created: ["Usine"] })).toEqual(["add", "add"]);
    const families = Array.from({ length: 100 }, (_, at) => named(`f${at}`, `Famille ${at}`));
    expect(outcomes(rows, { created: ["Usine"], families })).toEqual([
      "family families_many",
      "family families_many",
    ]);
  });

  test("a position has at most twenty skills, those that are archived counted", () => {
    const skills = [
      ...company.skills,
      ...Array.from({ length: 20 }, (_, at) => named(`s${at}`, `Geste ${at}`)),
    ];
    const cell = Array.from({ length: 20 }, (_, at) => `Geste ${at}`).join("; ");
    const rows = ["Soudeuse", "Commis"].map((name_fr) => ({ name_fr, skills: cell }));
    expect(outcomes(rows, { skills })).toEqual(["skills skills_many", "update"]);
  });
});
