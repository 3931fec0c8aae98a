import fc from "fast-check";
import { expect, test } from "vitest";
import { protectedRoles } from "#evaluations/vocabulary.ts";
import type { Response, Snapshot } from "../contract.ts";
import { buildQuestionnaire, computeReport, response, seeded } from "../testing/build.ts";
import { createPolicy } from "./policy.ts";
import { drawQuotes } from "./quotes.ts";

const questionnaire = buildQuestionnaire([
  ...Array.from({ length: 4 }, () => ({ skill: "listening" })),
  { skill: "listening", type: "text" },
  ...Array.from({ length: 3 }, () => ({ skill: "delegation" })),
]);
const policy = createPolicy({ quotes: true });
const self = response("subject", [2, 2, 2, 2, null, 5, 5, 5]);
/** The fourth question is answered by two people of each group: its comments are pooled under the skill. */
const rate = (role: "peer" | "direct_report", texts: Record<string, string>, seen = true, level = 4) =>
  response(role, [level, level, level, seen ? level : 0, null, 2, 2, 2], texts);
const responses = [
  self,
  response("manager", [4, 4, 4, 4, null, 2, 2, 2], { 0: "Du gestionnaire." }),
  rate("peer", { 0: "Un.\nDeux.", 4: "Trois." }),
  rate("peer", { 3: "Quatre.", 5: "D’une autre compétence." }),
  rate("peer", {}, false),
  rate("direct_report", { 0: "Cinq." }),
  rate("direct_report", {}),
  rate("direct_report", { 3: "Six." }, false),
];
const underListening = ["Un.", "Deux.", "Trois.", "Quatre.", "Cinq.", "Six."];

const resolve = ({ items, skills }: Snapshot, point: Snapshot["highlights"][number]) => {
  const { group, position, index } = point.quote!;
  const item = items.find((each) => each.position === position);
  if (!item) return skills.find(({ id }) => id === point.skillId)?.comments[group]?.[index];
  return (item.type === "text" ? item.answers : item.comments)[group]?.[index];
};
const drawFor = (seed: number, from: readonly Response[] = responses) => {
  const report = computeReport(questionnaire, from, { policy, random: seeded(seed) });
  return { report, point: report.highlights.find(({ skillId }) => skillId === "listening")! };
};

test("each paragraph of colleagues and direct reports under the skill is quoted as often as any other", () => {
  const { report, point } = drawFor(1);
  const counts = new Map(underListening.map((words) => [words, 0]));
  const rounds = 6_000;
  const random = seeded(1);
  for (let round = 0; round < rounds; round += 1) {
    const [drawn] = drawQuotes([point], report, random);
    const words = resolve(report, drawn!)!;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(underListening.toSorted());
  const expected = rounds / underListening.length;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Of five degrees of freedom, 20.5 is passed once in a thousand; the seed is fixed.
  expect(chiSquare).toBeLessThan(20.5);
});

test("which paragraph is quoted does not depend on the levels that its author gave", () => {
  const harsh = responses.map((each) =>
    Object.keys(each.texts).length > 0 && protectedRoles.some((role) => role === each.role)
      ? { ...each, scores: each.scores.map((score) => (score ? 5 : score)) }
      : each,
  );
  for (let seed = 0; seed < 200; seed += 1)
    expect(drawFor(seed, harsh).point.quote).toEqual(drawFor(seed).point.quote);
});

test("a quote is a paragraph that stands in the report, under the skill of its point, of a protected group", () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat({ max: 6 }), { minLength: 6, maxLength: 6 }), (seed, kept) => {
      const some = responses.map((each, index) =>
        index > 1 && kept[index - 2] === 0 ? { ...each, texts: {} } : each,
      );
      const { report } = drawFor(seed, some);
      for (const point of report.highlights.filter(({ quote }) => quote !== null))
        expect(resolve(report, point)).toEqual(expect.any(String));
    }),
  );
});

test("a point whose skill holds only words of the manager, or none, has no quote", () => {
  const silent = responses.map((each) => (each.role === "manager" ? each : { ...each, texts: {} }));
  expect(drawFor(1, silent).report.highlights.map(({ quote }) => quote)).toEqual([null, null]);
});

test("nothing is quoted where the notice did not say so", () => {
  const report = computeReport(questionnaire, responses, { random: seeded(1) });
  expect(report.highlights.length).toBeGreaterThan(0);
  expect(report.highlights.filter(({ quote }) => quote !== null)).toEqual([]);
});
