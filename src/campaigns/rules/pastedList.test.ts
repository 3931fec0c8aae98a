import { describe, expect, test } from "vitest";
import { splitList, parseLine } from "./pastedList.ts";

test.each([
  ["one a line, without what is empty or twice", "Ana\r\n\n Ana \nLuc", ["Ana", "Luc"]],
  ["a name before a comma stays one line", "Tremblay, Marie", ["Tremblay, Marie"]],
  [
    "several addresses after commas",
    "a@b.example, c@d.example;e@f.example",
    ["a@b.example", "c@d.example", "e@f.example"],
  ],
  ["nothing", " \n", []],
])("a list is read by lines: %s", (_, text, lines) => expect(splitList(text)).toEqual(lines));

describe("a line may mean", () => {
  test.each([
    ["a name", "Hélène Côté", { first: "helene", last: "cote" }],
    ["the last name first", "CÔTÉ Hélène", { first: "helene", last: "cote" }],
    ["the last name before a comma", "Côté, Hélène", { first: "helene", last: "cote" }],
    ["names of several words", "Ana de la Cruz", { first: "ana", last: "de la cruz" }],
    ["cells of a spreadsheet", "Côté\tHélène\tDirectrice", { first: "helene", last: "cote" }],
    ["one word alone", "Madonna", { first: "madonna", last: "" }],
  ])("%s", (_, line, name) => expect(parseLine(line).names).toContainEqual(name));

  test.each([
    ["an address", "Luc.Roy@Client.example", "luc.roy@client.example"],
    ["an address beside a name", "Luc Roy <luc@client.example>", "luc@client.example"],
    ["a link", "mailto:luc@client.example", "luc@client.example"],
    ["no address", "Luc Roy", null],
  ])("%s", (_, line, email) => expect(parseLine(line).email).toBe(email));

  test("nobody, where there are too many words to be a name", () =>
    expect(parseLine("un deux trois quatre cinq six sept huit neuf").names).toEqual([]));
});
