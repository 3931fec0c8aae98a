import { expect, test } from "vitest";
import { nearNameFinder } from "./nearNameFinder.ts";

const near = nearNameFinder(["Ventes", "Équipe 12", "Soudure et assemblage", "RH", "Été"]);

test.each([
  ["Vente", "Ventes"],
  ["VENTES ", "Ventes"],
  ["Vetnes", "Ventes"],
  ["Équipe Ventes", "Ventes"],
  ["Soudure & assemblage", "Soudure et assemblage"],
  ["Soudure et asemblages", "Soudure et assemblage"],
  ["Équipe 12", null],
  ["Équipe 13", null],
  ["RI", null],
  ["Ete", "Été"],
  ["Ventes", null],
  ["Verger", null],
  ["Production", null],
  ["Équipe", null],
  ["", null],
])("%j may be a typing error of %j", (name, expected) => {
  expect(near(name)).toBe(expected);
});
