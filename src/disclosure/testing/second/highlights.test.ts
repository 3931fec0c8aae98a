import { expect, test } from "vitest";
import { alike, reportOf, stars } from "./build.ts";

test("the key points: a strength, a strength to recognise, a blind spot or else an opportunity, the surest of each", () => {
  const five = (...scores: number[]) =>
    alike(
      5,
      scores.flatMap((score) => [score, score, score]),
    );
  const asked = ["a", "b", "c", "d", "e", "f"].flatMap((skill) => stars(3, skill));
  const self = (...scores: number[]) =>
    alike(
      1,
      scores.flatMap((score) => [score, score, score]),
    );
  const all = reportOf(asked, { self: self(4, 4, 1, 1, 5, 5), peer: five(4, 4, 2, 3, 4, 3) });
  expect(all.highlights).toEqual([
    { kind: "shared_strength", skillId: "a" },
    { kind: "recognise_strength", skillId: "d" },
    { kind: "blind_spot", skillId: "f" },
  ]);
  const milder = reportOf(asked, { self: self(2, 3, 4, 2, 2, 4), peer: five(2, 3, 4, 2, 2, 4) });
  expect(milder.highlights).toEqual([
    { kind: "shared_strength", skillId: "c" },
    { kind: "shared_opportunity", skillId: "a" },
  ]);
});
