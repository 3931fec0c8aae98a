import { expect, test } from "vitest";
import { matchColumns } from "#imports/rules/columns.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import { someValue } from "../../testing/someFields.ts";
import { fieldNames, getFieldSpec } from "../fields.ts";
import { peopleColumns } from "./columns.ts";
import { readFields } from "./fieldFacts.ts";

const today = "2026-11-26";

test.each(fieldNames)(
  "a file may call %s by its label, in both languages, and by the name of its column",
  (name) => {
    const { column } = getFieldSpec(name);
    for (const header of [column, fr.labels[name], en.labels[name]])
      expect([header, ...matchColumns([header], peopleColumns)]).toEqual([header, column]);
  },
);

test("a file of people has each column once", () => {
  const names = peopleColumns.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

const alone = fieldNames.filter((name) => getFieldSpec(name).kind !== "place");

test.each(alone)("%s is read from a cell, and emptied where it may be empty", (name) => {
  const { column, kind } = getFieldSpec(name);
  const value = someValue(name);
  expect(readFields({ [column]: value }, new Set(), today)).toEqual({
    facts: { [name]: value },
    problems: {},
  });
  const emptied = readFields({}, new Set([column]), today);
  expect(emptied).toEqual({ facts: kind === "choice" ? {} : { [name]: null }, problems: {} });
});

test.each(alone)("%s refuses what its kind refuses", (name) => {
  const { column, kind } = getFieldSpec(name);
  const wrong = { choice: "Peut-être", date: "hier", phone: "555", text: "é".repeat(201), place: "" }[kind];
  const code = { choice: `${column}_unknown`, date: "date", phone: "phone", text: "too_long", place: "" }[
    kind
  ];
  expect(readFields({ [column]: wrong }, new Set(), today).problems).toMatchObject({ [column]: { code } });
});
