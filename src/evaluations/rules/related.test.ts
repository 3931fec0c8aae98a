import { describe, expect, test } from "vitest";
import { listAnonymitySets, type AskedQuestion, formOneSystem, listManagerIds } from "./related.ts";

const buildQuestion = (
  sourceId: string | null,
  fr: string,
  more: Partial<AskedQuestion> = {},
): AskedQuestion => ({
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
      buildQuestion("a", "Écoute."),
      buildQuestion("a", "Sait écouter."),
      true,
    ],
    [
      "by a question written twice",
      buildQuestion("a", "Livrer le guide"),
      buildQuestion("b", " livrer le guide "),
      true,
    ],
    [
      "with another apostrophe, spaces, accents and signs",
      buildQuestion("a", "L’équipe  livre à temps."),
      buildQuestion("b", "l'e\u0301quipe livre a\u0300\u00A0temps"),
      true,
    ],
    [
      "written again in English only",
      buildQuestion("a", "", { text: { fr: "Livrer le guide", en: "Deliver the guide" } }),
      buildQuestion("b", "", { text: { fr: "Guide livré", en: "Deliver the guide." } }),
      true,
    ],
    ["without a source", buildQuestion(null, "Écoute."), buildQuestion(null, "Écoute."), true],
    ["not by being empty", buildQuestion("a", "★"), buildQuestion("b", "?"), false],
    ["not otherwise", buildQuestion("a", "Écoute."), buildQuestion("b", "Délègue."), false],
    [
      "by a skill",
      buildQuestion("a", "Écoute.", of("s", "Écoute")),
      buildQuestion("b", "Reformule.", of("s", "Écoute")),
      true,
    ],
    [
      "by a skill made again under the same name",
      buildQuestion("a", "Écoute.", of("s", "Écoute", "Listening")),
      buildQuestion("b", "Reformule.", of("t", "L’écoute", "listening")),
      true,
    ],
    [
      "not by two skills",
      buildQuestion("a", "Écoute.", of("s", "Écoute")),
      buildQuestion("b", "Délègue.", of("t", "Délégation")),
      false,
    ],
    [
      "not by a question that is named as a skill",
      buildQuestion("a", "Écoute."),
      buildQuestion("b", "Reformule.", of("s", "Écoute")),
      false,
    ],
    [
      "by the values",
      buildQuestion("a", "Respect", { dimension: "value" }),
      buildQuestion("b", "Rigueur", { dimension: "value" }),
      true,
    ],
    [
      "by the objectives",
      buildQuestion("a", "Livrer", { dimension: "objective" }),
      buildQuestion("b", "Vendre", { dimension: "objective" }),
      true,
    ],
    [
      "by objectives beside anything: they are words of one’s own, which may reword a question",
      buildQuestion("a", "Admet ses erreurs, vraiment", { dimension: "objective" }),
      buildQuestion("b", "Reconnaît ses torts.", of("s", "Écoute")),
      true,
    ],
    [
      "by one word more, in the library too and in another skill",
      buildQuestion("a", "Admet ses erreurs dès qu’elles apparaissent.", of("s", "Conscience de soi")),
      buildQuestion("b", "Admet ses erreurs dès qu’elles apparaissent, vraiment.", of("t", "Vérité")),
      true,
    ],
    [
      "by one word less and one other",
      buildQuestion("a", "Admet ses erreurs dès qu’elles apparaissent."),
      buildQuestion("b", "Admet toutes ses erreurs dès qu’elles se voient."),
      true,
    ],
    [
      "by one word more of two",
      buildQuestion("a", "Livre à temps."),
      buildQuestion("b", "Livre bien à temps."),
      true,
    ],
    [
      "by a value that says what a question says",
      buildQuestion("a", "Partage l’information utile", { dimension: "value" }),
      buildQuestion("b", "Partage toute l’information utile.", of("s", "Écoute")),
      true,
    ],
    [
      "by the same words in English only",
      buildQuestion("a", "", { text: { fr: "Admet ses erreurs", en: "Owns up to mistakes at once." } }),
      buildQuestion("b", "", {
        text: { fr: "Reconnaît ses torts", en: "Always owns up to mistakes at once." },
      }),
      true,
    ],
    [
      "not by questions that share a turn of phrase",
      buildQuestion("a", "Pose des questions qui aident les autres à trouver leur propre solution."),
      buildQuestion("b", "Pose des questions sur ce qui se fait ailleurs."),
      false,
    ],
    [
      "not by a value that a question names",
      buildQuestion("a", "Respect", { dimension: "value" }),
      buildQuestion("b", "Traite chaque personne avec respect.", of("s", "Écoute")),
      false,
    ],
    [
      "by questions written for the occasion: one word more makes no other question",
      buildQuestion("a", "Livre à temps.", { ...written, ...of("s", "Rigueur") }),
      buildQuestion("b", "Livre bien à temps.", { ...written, ...of("t", "Fiabilité") }),
      true,
    ],
    [
      "by one that is written beside one of the library, which it may reword",
      buildQuestion("a", "Livre à temps.", { ...written, ...of("s", "Rigueur") }),
      buildQuestion("b", "Livre.", of("t", "Fiabilité")),
      true,
    ],
  ])("%s", (_how, one, other, expected) => {
    const more = buildQuestion("x", "Tout autre chose.", of("x", "Autre"));
    expect(formOneSystem([more, one], [other])).toBe(expected);
    expect(formOneSystem([other], [more, one])).toBe(expected);
  });
});

test("a crowd is a protected group that reaches the threshold", () => {
  const members = [
    ...["a", "b", "c"].map((id) => ({ id, role: "peer" as const })),
    ...["d", "e"].map((id) => ({ id, role: "direct_report" as const })),
  ];
  expect(listAnonymitySets(members, 3)).toEqual([{ group: "peer", people: ["a", "b", "c"] }]);
  expect(listAnonymitySets(members, 2)).toHaveLength(2);
  expect(listManagerIds([...members, { id: "m", role: "manager" }])).toEqual(["m"]);
});
