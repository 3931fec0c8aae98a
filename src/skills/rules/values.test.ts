import { expect, test } from "vitest";
import { isUntranslated } from "./values.ts";

const both = { fr: "Respect", en: "Respect" };
const none = { fr: null, en: null };
const french = { fr: "Respect", en: null };
const whole = { name: both, sentence: both, question: both, selfText: none, behaviours: [both] };

test.each([
  ["everything in both languages, and what is not written in neither", whole, false],
  ["a name in French alone", { ...whole, name: french }, true],
  ["a behaviour in French alone", { ...whole, behaviours: [both, french] }, true],
  ["a wording of one’s own in French alone", { ...whole, selfText: french }, true],
])("%s: untranslated is %s", (_what, value, expected) => {
  expect(isUntranslated(value)).toBe(expected);
});
