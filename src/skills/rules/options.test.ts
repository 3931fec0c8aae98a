import { expect, test } from "vitest";
import { hasTwins, maxOptions, readOptions, whyNotOptions, writeOptions } from "./options.ts";

const often = { value: "often", fr: "Souvent", en: "Often" };

test.each([
  ["multiple_choice", 0, "required"],
  ["multiple_choice", 1, null],
  ["multiple_choice", 21, "too_long"],
  ["star_rating", 0, null],
  ["text", 1, "option"],
] as const)("%s with %i options: %s", (type, count, reason) => {
  expect(whyNotOptions(type, count)).toBe(reason);
});

test("what is written as JSON is read back", () => {
  expect(readOptions(writeOptions([often, { value: "1", fr: "Jamais", en: null }]))).toEqual([
    often,
    { value: "1", fr: "Jamais", en: null },
  ]);
});

test.each([
  ["no JSON", "[{", null],
  ["one record", JSON.stringify(often), null],
  ["a list of texts", '["Souvent"]', null],
  ["no French text", '[{"value":"a","fr":" ","en":"A"}]', null],
  ["no value", '[{"fr":"A"}]', null],
  ["a field that nobody knows", '[{"value":"a","fr":"A","es":"A"}]', null],
  ["English that is no text", '[{"value":"a","fr":"A","en":3}]', null],
  ["too many", JSON.stringify(Array.from({ length: maxOptions + 1 }, () => often)), null],
  ["a number as value", '[{"value":1,"fr":" Oui "}]', [{ value: "1", fr: "Oui", en: null }]],
  ["nothing", "[]", []],
])("JSON: %s", (_what, text, options) => {
  expect(readOptions(text)).toEqual(options);
});

test("two options may not have one value", () => {
  expect(hasTwins([often, often])).toBe(true);
  expect(hasTwins([often, { value: "never" }])).toBe(false);
});
