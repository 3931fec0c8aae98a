import { expect, test } from "vitest";
import { isNameTyped } from "./typedName.ts";

test.each([
  ["Bilan d’automne", "Bilan d’automne", true],
  ["  bilan d'automne ", "Bilan d’automne", true],
  ['Projet "Nord" : bilan', "Projet «\u00A0Nord\u00A0»\u00A0: bilan", true],
  ["Bilan d’été", "Bilan d’automne", false],
  ["Bilan", "Bilan d’automne", false],
  ["", "Bilan d’automne", false],
])("« %s » names « %s »: %s", (typed, name, is) => expect(isNameTyped(typed, name)).toBe(is));
