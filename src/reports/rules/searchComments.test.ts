import fc from "fast-check";
import { expect, test } from "vitest";
import { findHits, splitAtHits } from "./searchComments.ts";

const mark = (text: string, search: string) => {
  const hits = findHits(text, search);
  return (
    hits &&
    splitAtHits(text, hits)
      .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
      .join("")
  );
};

test.each([
  ["Prend le temps d’écouter.", "ecouter", "Prend le temps d’[écouter]."],
  ["PREND LE TEMPS", "temps", "PREND LE [TEMPS]"],
  ["Elle a du cœur.", "coeur", "Elle a du [cœur]."],
  ["Elle a du cœur.", "o", "Elle a du c[œ]ur."],
  ["Les délais, toujours les délais.", "délai", "Les [délai]s, toujours les [délai]s."],
  ["L’aide de l’équipe", "l'équipe", "L’aide de [l’équipe]"],
  ["Décide vite et bien", "bien vite", "Décide [vite] et [bien]"],
  ["Décide vite et bien", "vite lentement", null],
  ["Décide vite et bien", "« vite et »", "Décide [vite et] bien"],
  ["Décide vite, puis et", '"vite et', null],
  ["cafe\u0301 noir", "café", "[cafe\u0301] noir"],
  ["50 % du temps (environ)", "50 %", "[50] [%] du temps (environ)"],
  ["a.b", ".", "a[.]b"],
  ["👩‍🏫 enseigne", "enseigne", "👩‍🏫 [enseigne]"],
  ["Tout", "  ", "Tout"],
])("%j searched for %j", (text, search, marked) => {
  expect(mark(text, search)).toBe(marked);
});

test("marking changes no letter of what was written", () => {
  const anyText = fc.string({ unit: "grapheme", maxLength: 40 });
  fc.assert(
    fc.property(anyText, anyText, (text, search) => {
      const hits = findHits(text, search);
      if (hits === null) return;
      expect(
        splitAtHits(text, hits)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
      expect(hits.every(({ from, to }) => from < to)).toBe(true);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test("a text is found by any piece of itself", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("Prend le temps d’écouter.", "Son cœur à l’œuvre", "Ñandú"),
      fc.nat(),
      fc.nat(),
      (text, a, b) => {
        const [from, to] = [a % text.length, b % text.length].toSorted((x, y) => x - y) as [number, number];
        expect(findHits(text, text.slice(from, to + 1))).not.toBeNull();
      },
    ),
    { numRuns: 200, seed: 2 },
  );
});
