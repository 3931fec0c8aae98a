import { expect, test } from "vitest";
import { questionHeading } from "./heading.ts";

const behaviour = { dimension: "skill", type: "star_rating" } as const;
const camille = { firstName: "Camille", isSelf: false };

test.each([
  ["fr", "Prend le temps d’écouter.", "Camille prend le temps d’écouter."],
  ["fr", "S’adapte aux imprévus.", "Camille s’adapte aux imprévus."],
  ["fr", "N’hésite pas à demander.", "Camille n’hésite pas à demander."],
  ["fr", "Écoute avant de décider.", "Camille écoute avant de décider."],
  ["fr", "A une vision claire.", "Camille a une vision claire."],
  ["en", "Listens before deciding.", "Camille listens before deciding."],
] as const)("a behaviour in %s is read with the first name: %s", (language, text, read) => {
  expect(questionHeading(behaviour, text, language, camille)).toBe(read);
});

test.each([
  ["fr", "L’équipe comprend les priorités."],
  ["fr", "Ses priorités sont claires."],
  ["fr", "Dans les moments difficiles, reste calme."],
  ["fr", "Aide-t-elle ses collègues?"],
  ["en", "A clear direction is given."],
  ["en", "The team knows why."],
] as const)("a sentence with its own subject, or a question, stays as written: %s %s", (language, text) => {
  expect(questionHeading(behaviour, text, language, camille)).toBe(text);
});

test("about oneself, in objectives and in written questions, nothing is put before the sentence", () => {
  const text = "Donne une direction claire.";
  expect(questionHeading(behaviour, text, "fr", { firstName: "Camille", isSelf: true })).toBe(text);
  expect(questionHeading({ ...behaviour, dimension: "objective" }, text, "fr", camille)).toBe(text);
  expect(questionHeading({ ...behaviour, type: "text" }, text, "fr", camille)).toBe(text);
});
