import { describe, expect, test } from "vitest";
import { anonymitySetsOf, managersAmong, shareQuestion } from "./related.ts";

const asked = (sourceId: string | null, fr: string) => ({ sourceId, text: { fr, en: null } });

describe("two questionnaires share a question", () => {
  test.each([
    [
      "copied from the same source, whatever its words",
      asked("a", "Écoute."),
      asked("a", "Sait écouter."),
      true,
    ],
    ["written twice by hand", asked("a", "Livrer le guide"), asked("b", " livrer le guide "), true],
    [
      "with another apostrophe, spaces, accents and signs",
      asked("a", "L’équipe  livre à temps."),
      asked("b", "l'e\u0301quipe livre a\u0300\u00A0temps"),
      true,
    ],
    [
      "written again in English only",
      { sourceId: "a", text: { fr: "Livrer le guide", en: "Deliver the guide" } },
      { sourceId: "b", text: { fr: "Guide livré", en: "Deliver the guide." } },
      true,
    ],
    ["not by being empty", asked("a", "★"), asked("b", "?"), false],
    ["not otherwise", asked("a", "Écoute."), asked("b", "Délègue."), false],
    ["not without a source", asked(null, "Écoute."), asked(null, "Écoute."), false],
  ])("%s", (_how, one, other, expected) => {
    expect(shareQuestion([asked("x", "Tout autre chose."), one], [other])).toBe(expected);
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
