import { describe, expect, test } from "vitest";
import { columnsLeftOut, matchColumns, missingFields, scoreHeaders, type ImportField } from "./columns.ts";

const fields: ImportField<"name_fr" | "email" | "hired">[] = [
  { name: "name_fr", isRequired: true, synonyms: ["Question", "Question (français)"] },
  { name: "email", isRequired: true, synonyms: ["Courriel", "Adresse e-mail"] },
  { name: "hired", isRequired: false, synonyms: ["Date d’embauche", "Hire date"] },
];

describe("a column is known by its header", () => {
  test.each([
    ["its name", ["name_fr", "email"], ["name_fr", "email"]],
    ["a synonym in either language", ["Courriel", "Hire date"], ["email", "hired"]],
    ["whatever capitals, accents, spaces and signs", [" NAME FR *", "date d'embauche"], ["name_fr", "hired"]],
    ["in any order, with columns that nobody knows", ["Notes", "EMAIL", ""], [null, "email", null]],
    ["the first of two alike", ["Courriel", "E-mail", "email"], ["email", null, null]],
  ] as const)("%s", (_, headers, expected) => {
    expect(matchColumns([...headers], fields)).toEqual(expected);
  });

  test("a loose synonym counts where no other column means the field, whatever their order", () => {
    const managed = [
      {
        name: "manager_email",
        isRequired: false,
        synonyms: ["Courriel du gestionnaire"],
        looseSynonyms: ["Gestionnaire", "Supérieur immédiat"],
      },
    ];
    expect(matchColumns(["Gestionnaire", "Courriel du gestionnaire"], managed)).toEqual([
      null,
      "manager_email",
    ]);
    expect(matchColumns(["Supérieur immédiat", "Gestionnaire"], managed)).toEqual(["manager_email", null]);
  });

  test("the columns that fill nothing are known with their places", () => {
    expect(columnsLeftOut(["Salaire", "Courriel", ""], [null, "email", null])).toEqual([
      { header: "Salaire", at: 0 },
      { header: "", at: 2 },
    ]);
  });

  test("the required ones that are missing are named in their order", () => {
    expect(missingFields([null, "hired"], fields)).toEqual(["name_fr", "email"]);
    expect(missingFields(["email", "name_fr"], fields)).toEqual([]);
  });

  test("a required field weighs more than any number of columns", () => {
    const many = Array.from({ length: 99 }, (_, at) => `c${at}`);
    expect(scoreHeaders(["email"], fields)).toBeGreaterThan(scoreHeaders(["hired", ...many], fields));
  });
});
