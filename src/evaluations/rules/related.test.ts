import { describe, expect, test } from "vitest";
import { anonymitySetsOf, type AskedQuestion, formOneSystem, managersAmong } from "./related.ts";

const asked = (sourceId: string | null, fr: string, more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  sourceId,
  text: { fr, en: null },
  dimension: "skill",
  skill: null,
  isOccasional: false,
  ...more,
});
const of = (id: string, fr: string, en: string | null = null) => ({ skill: { id, name: { fr, en } } });
const written = { isOccasional: true };

describe("the reports of two questionnaires are judged together", () => {
  test.each([
    [
      "by a question of the same source, whatever its words",
      asked("a", "Écoute."),
      asked("a", "Sait écouter."),
      true,
    ],
    ["by a question written twice", asked("a", "Livrer le guide"), asked("b", " livrer le guide "), true],
    [
      "with another apostrophe, spaces, accents and signs",
      asked("a", "L’équipe  livre à temps."),
      asked("b", "l'e\u0301quipe livre a\u0300\u00A0temps"),
      true,
    ],
    [
      "written again in English only",
      asked("a", "", { text: { fr: "Livrer le guide", en: "Deliver the guide" } }),
      asked("b", "", { text: { fr: "Guide livré", en: "Deliver the guide." } }),
      true,
    ],
    ["without a source", asked(null, "Écoute."), asked(null, "Écoute."), true],
    ["not by being empty", asked("a", "★"), asked("b", "?"), false],
    ["not otherwise", asked("a", "Écoute."), asked("b", "Délègue."), false],
    [
      "by a skill",
      asked("a", "Écoute.", of("s", "Écoute")),
      asked("b", "Reformule.", of("s", "Écoute")),
      true,
    ],
    [
      "by a skill made again under the same name",
      asked("a", "Écoute.", of("s", "Écoute", "Listening")),
      asked("b", "Reformule.", of("t", "L’écoute", "listening")),
      true,
    ],
    [
      "not by two skills",
      asked("a", "Écoute.", of("s", "Écoute")),
      asked("b", "Délègue.", of("t", "Délégation")),
      false,
    ],
    [
      "not by a question that is named as a skill",
      asked("a", "Écoute."),
      asked("b", "Reformule.", of("s", "Écoute")),
      false,
    ],
    [
      "by the values",
      asked("a", "Respect", { dimension: "value" }),
      asked("b", "Rigueur", { dimension: "value" }),
      true,
    ],
    [
      "by the objectives",
      asked("a", "Livrer", { dimension: "objective" }),
      asked("b", "Vendre", { dimension: "objective" }),
      true,
    ],
    [
      "by objectives beside anything: they are words of one’s own, which may reword a question",
      asked("a", "Admet ses erreurs, vraiment", { dimension: "objective" }),
      asked("b", "Reconnaît ses torts.", of("s", "Écoute")),
      true,
    ],
    [
      "by one word more, in the library too and in another skill",
      asked("a", "Admet ses erreurs dès qu’elles apparaissent.", of("s", "Conscience de soi")),
      asked("b", "Admet ses erreurs dès qu’elles apparaissent, vraiment.", of("t", "Vérité")),
      true,
    ],
    [
      "by one word less and one other",
      asked("a", "Admet ses erreurs dès qu’elles apparaissent."),
      asked("b", "Admet toutes ses erreurs dès qu’elles se voient."),
      true,
    ],
    ["by one word more of two", asked("a", "Livre à temps."), asked("b", "Livre bien à temps."), true],
    [
      "by a value that says what a question says",
      asked("a", "Partage l’information utile", { dimension: "value" }),
      asked("b", "Partage toute l’information utile.", of("s", "Écoute")),
      true,
    ],
    [
      "by the same words in English only",
      asked("a", "", { text: { fr: "Admet ses erreurs", en: "Owns up to mistakes at once." } }),
      asked("b", "", { text: { fr: "Reconnaît ses torts", en: "Always owns up to mistakes at once." } }),
      true,
    ],
    [
      "not by questions that share a turn of phrase",
      asked("a", "Pose des questions qui aident les autres à trouver leur propre solution."),
      asked("b", "Pose des questions sur ce qui se fait ailleurs."),
      false,
    ],
    [
      "not by a value that a question names",
      asked("a", "Respect", { dimension: "value" }),
      asked("b", "Traite chaque personne avec respect.", of("s", "Écoute")),
      false,
    ],
    [
      "by questions written for the occasion: one word more makes no other question",
      asked("a", "Livre à temps.", { ...written, ...of("s", "Rigueur") }),
      asked("b", "Livre bien à temps.", { ...written, ...of("t", "Fiabilité") }),
      true,
    ],
    [
      "by one that is written beside one of the library, which it may reword",
      asked("a", "Livre à temps.", { ...written, ...of("s", "Rigueur") }),
      asked("b", "Livre.", of("t", "Fiabilité")),
      true,
    ],
  ])("%s", (_how, one, other, expected) => {
    const more = asked("x", "Tout autre chose.", of("x", "Autre"));
    expect(formOneSystem([more, one], [other])).toBe(expected);
    expect(formOneSystem([other], [more, one])).toBe(expected);
  });
});

test("a crowd is a protected group that reaches the threshold", () => {
  const members = [
    ...["a", "b", "c"].map((id) => ({ id, role: "peer" as const })),
    ...["d", "e"].map((id) => ({ id, role: "direct_report" as const })),
  ];
  expect(anonymitySetsOf(members, 3)).toEqual([{ group: "peer", people: ["a", "b", "c"] }]);
  expect(anonymitySetsOf(members, 2)).toHaveLength(2);
  expect(managersAmong([...members, { id: "m", role: "manager" }])).toEqual(["m"]);
});
