import { describe, expect, test } from "vitest";
import { peopleContract } from "../contract.ts";
import { maxInvitations } from "../rules.ts";
import {
  emptyLine,
  filledFirst,
  filledLines,
  readPastedPeople,
  whyNotInviteMany,
} from "./manyInvitations.ts";

const line = (email: string, firstName = "Ana", lastName = "") => ({
  ...emptyLine,
  email,
  firstName,
  lastName,
});
const person = (email: string, firstName = "", lastName = "", jobTitle = "") => ({
  email,
  firstName,
  lastName,
  jobTitle,
});

describe("what was copied becomes people", () => {
  test.each([
    ["ordinary words", "Bonjour à tous", null],
    ["one address", "marie@boreale.example", [person("marie@boreale.example")]],
    [
      "a name in the address",
      "marie-eve.TREMBLAY@boreale.example",
      [person("marie-eve.TREMBLAY@boreale.example", "Marie-Eve", "Tremblay")],
    ],
    [
      "a line whose address is a mistake",
      "Courriel\tPrénom\nana@x.example\tAna\nmauvais\tBo\tRoy\n\n",
      [person("ana@x.example", "Ana"), person("mauvais", "Bo", "Roy")],
    ],
    [
      "as a mail program writes it, with commas",
      "Marie Tremblay <marie@a.example>, Luc de la Roche <luc@a.example>",
      [person("marie@a.example", "Marie", "Tremblay"), person("luc@a.example", "Luc", "de la Roche")],
    ],
    [
      "cells of a spreadsheet with titles",
      "Courriel\tPrénom\tNom\tPoste\r\nm@a.example\tMarie\tRoy\tSoudure\r\n",
      [person("m@a.example", "Marie", "Roy", "Soudure")],
    ],
    ["the address last", "Marie\tRoy\tm@a.example", [person("m@a.example", "Marie", "Roy")]],
    ["a CSV of a French Excel", '"m@a.example";"Marie";"Roy";""', [person("m@a.example", "Marie", "Roy")]],
    [
      "one a line, empty lines between",
      "a@a.example\n\n b@a.example \n",
      [person("a@a.example"), person("b@a.example")],
    ],
    ["separated by semicolons", "a@a.example; b@a.example", [person("a@a.example"), person("b@a.example")]],
  ])("%s", (_, text, expected) => {
    expect(readPastedPeople(text)).toEqual(expected);
  });
});

describe("what is wrong with the lines", () => {
  test("nothing of empty ones, and of filled ones only what is wrong", () => {
    const lines = [
      line("a@a.example"),
      emptyLine,
      line("", "Luc"),
      line("pas une adresse"),
      line("b@a.example", ""),
    ];
    expect(whyNotInviteMany(lines)).toEqual({
      "2.email": "email_required",
      "3.email": "email_space",
      "4.firstName": "required",
    });
  });

  test("an address written twice, in whatever capitals, where it comes the second time", () => {
    expect(whyNotInviteMany([line("a@a.example"), line("A@a.example")])).toEqual({ "1.email": "duplicate" });
  });

  test("filled lines keep their place", () => {
    expect(filledLines([emptyLine, line(" a@a.example ", " Ana ")])).toEqual([
      { index: 1, email: "a@a.example", firstName: "Ana", lastName: "", jobTitle: "" },
    ]);
  });
});

test("the grid holds as many lines as one call takes", () => {
  const input = peopleContract.inviteMany["~orpc"].inputSchema;
  const people = (count: number) => ({
    people: Array.from({ length: count }, () => ({ email: "a@a.example", firstName: "A" })),
  });
  const isTaken = (count: number) => input?.safeParse(people(count)).success;
  expect([isTaken(maxInvitations), isTaken(maxInvitations + 1)]).toEqual([true, false]);
});

test("the lines that are sent come first, in their order", () => {
  const [ana, bo] = [line("ana@x.example"), line("bo@x.example")];
  expect(filledFirst([emptyLine, ana, emptyLine, bo])).toEqual([ana, bo, emptyLine, emptyLine]);
});
