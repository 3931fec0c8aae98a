import { expect, test } from "vitest";
import { en } from "../texts/noise.en.ts";
import { fr } from "../texts/noise.fr.ts";
import { sayNoise, type JudgedChange } from "./noise.ts";

const texts = { fr, en };
const say = (language: "fr" | "en", changes: JudgedChange[]) =>
  sayNoise(changes, { language, texts: texts[language], formatLimit: String });

const mean = (limit = 0.75): JudgedChange => ({ scale: "scale", rule: "fixed", limit });
const score: JudgedChange = { scale: "score", rule: "fixed", limit: 1.5 };
const enps: JudgedChange = { scale: "score", rule: "intervals", limit: null };

test("a mean out of five and a score from 0 to 10 have each their limit, under one rule too", () => {
  const sentences = say("fr", [mean(), score, mean()]);
  expect(sentences).toHaveLength(3);
  expect(sentences[0]).toMatch(/^Pour une moyenne sur\u00A05, un écart de moins de 0\.75 /u);
  expect(sentences[1]).toMatch(/^Pour une note de 0 à 10, un écart de moins de 1\.5 /u);
  expect(sentences[2]).toBe(fr.rounded);
});

test.each<[string, JudgedChange[], (string | RegExp)[]]>([
  ["nothing where nothing is compared", [], []],
  ["eNPS by their intervals alone", [enps, enps], [en.intervals]],
  [
    "a spread that is known of one kind alone",
    [{ ...mean(), rule: "spread", limit: 0.78 }, score, enps],
    [
      /out of 5, a change of at most 0\.78 /u,
      /from 0 to 10, a change of less than 1\.5 /u,
      en.rounded,
      en.intervals,
    ],
  ],
])("%s", (_, changes, expected) => {
  const sentences = say("en", changes);
  expect(sentences).toHaveLength(expected.length);
  expected.forEach((each, index) => expect(sentences[index]).toMatch(each));
});

test("no sentence says that a shown change is noise", () => {
  for (const sentence of [fr.rounded, fr.intervals, en.rounded, en.intervals])
    expect(sentence).not.toMatch(/est dans le bruit|is within/u);
});
