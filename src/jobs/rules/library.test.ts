import { expect, test } from "vitest";
import { listMissingNames } from "./library.ts";

const [chief, cook] = [
  { key: "chief", name: { fr: "Chef d’équipe", en: "Team lead" }, within: "lead" },
  { key: "cook", name: { fr: "Cuisine", en: "Cook" }, within: "kitchen" },
];
const stored = (key: string | null, fr: string, isArchived = false) => ({
  key,
  name: { fr, en: null },
  nameKey: fr.toLowerCase(),
  isArchived,
});
const names = (...given: Parameters<typeof listMissingNames>) =>
  listMissingNames(...given).map(({ fr }) => fr);

test.each([
  ["what was never there comes", [], ["Chef d’équipe", "Cuisine"]],
  ["what is there, under whatever name, stays", [stored("chief", "Meneur")], ["Cuisine"]],
  [
    "what was archived comes back as the company named it",
    [stored("cook", "Popote", true)],
    ["Chef d’équipe", "Popote"],
  ],
  ["one whose name is taken is left out", [stored(null, "cuisine")], ["Chef d’équipe"]],
  [
    "and so is an archived one whose name is taken",
    [stored("cook", "popote", true), stored(null, "popote")],
    ["Chef d’équipe"],
  ],
  ["the name of an archived one is free", [stored(null, "cuisine", true)], ["Chef d’équipe", "Cuisine"]],
] as const)("%s", (_what, items, expected) => {
  expect(names([chief, cook], items)).toEqual(expected);
});

test("what would stand in nothing does not come", () => {
  expect(names([chief, cook], [], (key) => key === "lead")).toEqual(["Chef d’équipe"]);
});
