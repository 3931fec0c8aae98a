import { describe, expect, test } from "vitest";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { buildRow } from "#imports/testing/buildRow.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { questionColumns } from "./columns.ts";
import {
  validateQuestions,
  readQuestions,
  listUnknownSkills,
  type QuestionsValidationContext,
  type KnownRows,
} from "./validateQuestions.ts";
import { readOptionCell } from "./optionCell.ts";
import { SlugsOfFile } from "./slugsOfFile.ts";
import { whyNotUndo } from "./undo.ts";

const skill = (id: string, nameFr: string, nameEn: string | null = null, isArchived = false) => ({
  id,
  nameFr,
  nameEn,
  isArchived,
});
const catalogue: QuestionsValidationContext = {
  skills: [
    skill("1", "Écoute", "Listening"),
    skill("2", "Vision", "Écoute"),
    skill("3", "Ancienne", null, true),
  ],
  models: [skill("m", "Départ", "Leaving")],
  created: [],
};
const nothing: KnownRows = { texts: new Map(), slugs: new Set() };
const buildRows = (...all: Record<string, string>[]): ParsedRow[] =>
  all.map((values, at) => {
    const given = { name_fr: `Question ${at}`, question_type: "text", category_name_fr: "Écoute", ...values };
    return buildRow(given, questionColumns, at + 2);
  });
const validate = (rows: ParsedRow[], known = nothing, created: string[] = []) =>
  withoutPause(validateQuestions(withoutPause(readQuestions(rows, { ...catalogue, created })), known));
const listCodes = (...all: Record<string, string>[]) =>
  validate(buildRows(...all)).validations.map(({ problems }) =>
    Object.entries(problems ?? {}).map(([field, { code }]) => `${field} ${code}`),
  );

describe("a row", () => {
  test.each([
    ["a question in French is needed", { name_fr: "", name_en: "Listens." }, ["name_fr required"]],
    ["of 300 characters at most", { name_fr: "a".repeat(301) }, ["name_fr too_long"]],
    ["a cell may have lines of its own", { name_fr: "Prend\nle temps." }, []],
    ["but no control characters", { name_fr: "Prend\u0007le temps." }, ["name_fr unseen"]],
    ["its type is one of four", { question_type: "Étoile filante" }, ["question_type type_unknown"]],
    ["by any name in either language", { question_type: "Vrai ou faux" }, []],
    ["a type is needed", { question_type: "" }, ["question_type type_required"]],
    ["a multiple choice has options", { question_type: "multiple_choice" }, ["options options_required"]],
    ["nothing else has", { options: "Oui | Non" }, ["options options_none"]],
    ["a skill is needed", { category_name_fr: "" }, ["category_name_fr category_required"]],
    ["which is there", { category_name_fr: "Audace" }, ["category_name_fr category_unknown"]],
    ["and active", { category_name_fr: "ancienne" }, ["category_name_fr category_archived"]],
    ["accents and capitals do not matter", { category_name_fr: "ECOUTE" }, []],
    ["its English name does", { category_name_fr: "Ecouter", category_name_en: "Listening" }, []],
    ["a model is there", { model: "depart" }, []],
    ["or the row is wrong", { model: "Arrivée" }, ["model model_unknown"]],
    ["an answer is required or not", { is_required: "peut-être" }, ["is_required yes_or_no"]],
    ["a slug is one", { slug: "Écoute!" }, ["slug slug"]],
  ])("%s", (_, values: Record<string, string>, expected) => {
    expect(listCodes(values)).toEqual([expected]);
  });

  test("has no more cells than the header", () => {
    const rows = buildRows({}).map((row) => ({ ...row, hasMore: true }));
    expect(validate(rows).validations[0]?.problems).toEqual({ row: { code: "more_cells" } });
  });

  test("a French name means the skill of that name before one of that English name", () => {
    expect(validate(buildRows({ category_name_fr: "Écoute" })).planned[0]?.skillId).toBe("1");
  });
});

describe("a file", () => {
  test("has each question of a skill once, whatever its accents and capitals", () => {
    const { validations } = validate(
      buildRows(
        { name_fr: "Écoute." },
        { name_fr: "ECOUTE." },
        { name_fr: "Écoute.", category_name_fr: "Vision" },
      ),
    );
    expect(validations.map(({ state }) => state)).toEqual(["add", "duplicate", "add"]);
    expect(validations[1]?.problems).toEqual({ name_fr: { code: "twice", values: { row: "2" } } });
  });

  test("leaves out what the catalogue has, archived or not, whatever else the row holds", () => {
    const known: KnownRows = {
      texts: new Map([
        [2, "active"],
        [3, "archived"],
        [4, "active"],
      ]),
      slugs: new Set([2]),
    };
    const { validations, planned } = validate(buildRows({ slug: "ecoute" }, {}, { is_required: "?" }), known);
    expect(validations.map(({ state, problems }) => [state, Object.values(problems ?? {})[0]?.code])).toEqual(
      [
        ["duplicate", "known"],
        ["duplicate", "known_archived"],
        ["duplicate", "known"],
      ],
    );
    expect(planned).toEqual([]);
  });

  test("has no slug that another question has, in the catalogue or the file", () => {
    const { validations } = validate(buildRows({ slug: "un" }, { slug: "deux" }, { slug: "deux" }), {
      ...nothing,
      slugs: new Set([2]),
    });
    expect(validations.map(({ problems }) => problems?.["slug"]?.code)).toEqual([
      "slug_taken",
      undefined,
      "twice",
    ]);
  });

  test("names skills that are not there once each, with the English name that any row gives", () => {
    const rows = buildRows(
      { category_name_fr: "Audace" },
      { category_name_fr: "AUDACE", category_name_en: "Boldness" },
      { category_name_fr: "Patience" },
    );
    expect(withoutPause(listUnknownSkills(withoutPause(readQuestions(rows, catalogue))))).toEqual([
      { nameFr: "Audace", nameEn: "Boldness", count: 2 },
      { nameFr: "Patience", nameEn: null, count: 1 },
    ]);
    expect(validate(rows, nothing, ["Audace"]).validations.map(({ state }) => state)).toEqual([
      "add",
      "add",
      "error",
    ]);
  });
});

describe("options in a cell", () => {
  test.each([
    ["nothing", "", []],
    [
      "both languages between bars",
      "Oui / Yes | Non",
      [
        { value: "oui", fr: "Oui", en: "Yes" },
        { value: "non", fr: "Non", en: null },
      ],
    ],
    ["a stroke within a word is a word", "Et/ou", [{ value: "et_ou", fr: "Et/ou", en: null }]],
    ["the JSON of the editor", '[{"value":1,"fr":"Un"}]', [{ value: "1", fr: "Un", en: null }]],
    ["another JSON", "[1, 2]", null],
    ["too many", Array.from({ length: 21 }, (_, at) => String(at)).join("|"), null],
  ])("%s", (_, cell, expected) => {
    expect(readOptionCell(cell)).toEqual(expected);
  });

  test("two alike have values of their own", () => {
    expect(readOptionCell("Oui | Oui")?.map(({ value }) => value)).toEqual(["oui", "oui_2"]);
  });
});

test("slugs of a file: each once, beside those that it gives itself, within their length", () => {
  const slugs = new SlugsOfFile(["ecoute_2"]);
  expect([slugs.of("Écoute."), slugs.of("Écoute!"), slugs.of("Vision")]).toEqual([
    "ecoute",
    "ecoute_3",
    "vision",
  ]);
  const long = SlugsOfFile.withId("mot ".repeat(30), "00000000-0000-4000-8000-0123456789ab");
  expect(long.length).toBeLessThanOrEqual(80);
  expect(long).toMatch(/^[a-z0-9_]+_0123456789ab$/);
});

test("an import is undone once, within a day", () => {
  const createdAt = new Date("2026-11-23T12:00:00Z");
  const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  expect(whyNotUndo({ createdAt, undoneAt: null }, after(23.9))).toBeNull();
  expect(whyNotUndo({ createdAt, undoneAt: null }, after(24))).toBe("status_conflict");
  expect(whyNotUndo({ createdAt, undoneAt: after(1) }, after(2))).toBe("status_conflict");
});
