import { describe, expect, test } from "vitest";
import { crowdsOf, shareQuestion } from "./related.ts";

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
  expect(crowdsOf(members, 3)).toEqual([{ group: "peer", people: ["a", "b", "c"] }]);
  expect(crowdsOf(members, 2)).toHaveLength(2);
});
