import { expect, test } from "vitest";
import { matchCommands } from "./commands.ts";

const commands = [
  { label: "Créer une évaluation", alias: "360" },
  { label: "Thème sombre", alias: "nuit noir" },
  { label: "Compétences" },
];

test.each([
  ["", ["Créer une évaluation", "Thème sombre", "Compétences"]],
  ["evaluation", ["Créer une évaluation"]],
  ["ÉVAL créer", ["Créer une évaluation"]],
  ["nuit", ["Thème sombre"]],
  ["360", ["Créer une évaluation"]],
  // The beginning of a word, as in every search of the product.
  ["tences", []],
  ["thème clair", []],
  ["?", ["Créer une évaluation", "Thème sombre", "Compétences"]],
])("« %s » finds %j", (text, labels) => {
  expect(matchCommands(commands, text).map(({ label }) => label)).toEqual(labels);
});
