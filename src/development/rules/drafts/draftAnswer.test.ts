import { describe, expect, test } from "vitest";
import { writeObjective } from "../../testing/aiServer.ts";
import { listArrived, whyNotShow } from "./draftAnswer.ts";

const sent = [
  { key: "f1", skillKey: "s1", group: "Vous", figure: "4,0" },
  { key: "f2", skillKey: "s1", group: "Collègues", figure: "entre 2,5 et 3" },
  { key: "f3", skillKey: "s2", group: "Gestionnaire", figure: "env. 3,4" },
];

describe("an objective that a model wrote", () => {
  test.each<readonly [Parameters<typeof writeObjective>[0], string | null]>([
    [{}, null],
    [{ figures: ["f1", "f2"], measure: "En 4 semaines, au moins 3 collègues le disent" }, null],
    [{ figures: ["f1", "f2"], measure: "Passer de 2,5 à 3 selon les collègues" }, "number"],
    [{ figures: ["f1", "f3"] }, null],
    [{ figures: ["f9"] }, "cites"],
    [{ figures: ["f1", "f9"] }, "cites"],
    [{ figures: [] }, "cites"],
    [{ figures: ["f3"] }, "cites"],
    [{ skill: "s9" }, "cites"],
    [{ sentence: "Remonter la note de 1,2 en écoute" }, "number"],
    [{ figures: ["f1"], measure: "Dépasser 3.4" }, "number"],
    [{ measure: "Obtenir 4 sur 5" }, "grade"],
    [{ sentence: "Vous valez 7/10" }, "grade"],
    [{ actions: ["Écrire à https://exemple.ca/"] }, "address"],
    [{ measure: "D’ici le 3 mars 2027.", actions: ["2 rencontres avec l’équipe", "3 lectures"] }, null],
  ])("%j: %s", (facts, why) => {
    expect(whyNotShow(writeObjective(facts), sent)).toBe(why);
  });
});

describe("an answer is read while it is written", () => {
  const whole = JSON.stringify({ objectives: [{ a: '} ] \\" {' }, { b: { c: 1 } }] });
  test("each objective once it is whole", () => {
    expect(listArrived(whole)).toEqual([JSON.stringify({ a: '} ] \\" {' }), JSON.stringify({ b: { c: 1 } })]);
    const counts = Array.from(
      { length: whole.length + 1 },
      (_, end) => listArrived(whole.slice(0, end)).length,
    );
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
  });
  test.each(["", "Bien sûr! Voici votre plan.", "[]", '{"objectives":', '{"objectives":"non"}'])(
    "nothing of « %s »",
    (text) => {
      expect(listArrived(text)).toEqual([]);
    },
  );
});
