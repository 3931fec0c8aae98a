import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { kitFamilies } from "../e2e/kitFamilies.ts";
import { comesInTurn, journeysInTurn, journeysOfOtherTurns } from "../e2e/turns.ts";

const sourceOf = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, `../e2e/${file}.spec.ts`), "utf8");

/** In how many of six runs this journey comes. */
const runsOf = (file: string, title: string) =>
  [6, 7, 8, 9, 10, 11].filter(
    (turn) => !journeysOfOtherTurns(turn).some((other) => other.test(` ${file}.spec.ts ${title} `)),
  );

test("a line of the turns is the beginning of one title; the journey comes in one run of three", () => {
  for (const [file, titles] of Object.entries(journeysInTurn))
    for (const title of Object.keys(titles)) {
      expect(sourceOf(file).split(`test("${title}`).length - 1, `${file}: ${title}`).toBe(1);
      expect(runsOf(file, `${title}, and so on`), title).toHaveLength(2);
    }
});

test("three runs in a row have every family of the kit, two have both languages of the main job", () => {
  for (const { name } of kitFamilies)
    expect(runsOf("kit", `${name}: axe finds nothing (fr)`)).toHaveLength(2);
  const main = "a company registers, evaluates a person from every side and reads the report";
  expect(runsOf("firstEvaluation", `${main} (fr)`)).toEqual([6, 8, 10]);
  expect(runsOf("firstEvaluation", `${main} (en)`)).toEqual([7, 9, 11]);
});

test("a journey without a line comes each time; a moment that axe looks at in one run of three", () => {
  expect(runsOf("demonstration", "a visitor of the demonstration reads")).toHaveLength(6);
  for (const name of ["thanks", "control room"])
    expect([0, 1, 2].filter((turn) => comesInTurn(name, turn))).toHaveLength(1);
});

test("without a turn every journey comes", () => {
  expect(journeysOfOtherTurns(null)).toEqual([]);
  expect(comesInTurn("thanks", null)).toBe(true);
});
