import { expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { anyEvaluation } from "../testing/attack/evaluations.ts";
import { createCollusion, listColluderFindings } from "../testing/attack/findings.ts";
import { restsOnFewerThan } from "../testing/attack/linear.ts";
import { seeded } from "../testing/build.ts";
import { hasJointGroup } from "./columns.ts";
import { computeSnapshot } from "./computeSnapshot.ts";
import { type GroupAnonymitySet, listIsolatingGroups } from "./system.ts";

const k = 3;

/**
 * One of the people of both groups taken together, who knows their own answers, with the person evaluated, who knows the
 * manager's and reads everything printed of the whole.
 */
test("an insider of the joint group is left with next to nothing forced", { timeout: 60 * 60_000 }, () => {
  const evaluations = rounds({ short: 1_000, long: 50_000 });
  const found = createCollusion();
  for (let turn = 0; turn < evaluations; turn += 1) {
    // Both groups of every eighth are too small alone.
    const seed = 8 * turn + 7;
    const evaluation = anyEvaluation(seed, { skew: "plausible" });
    const report = computeSnapshot({ ...evaluation, random: seeded(seed) });
    if (!hasJointGroup(report)) continue;
    for (const role of ["peer", "direct_report"] as const) {
      const insider = evaluation.responses.find((each) => each.role === role);
      if (!insider) continue;
      const learnt = listColluderFindings(report, "joint", insider.scores);
      for (const kind of Object.keys(found) as (keyof typeof found)[]) {
        found[kind].cells += learnt[kind].cells;
        found[kind].forced += learnt[kind].forced;
      }
    }
  }
  const { bands, values, distributions } = found;
  noteFigure({
    name: "Colluding rater in both groups together: cells in which the others’ answers are forced",
    measured: `${bands.forced + values.forced} of ${bands.cells + values.cells}`,
    asked: "≤ 0.5 %",
  });
  expect(bands.cells).toBeGreaterThan(evaluations / 2);
  expect((bands.forced + values.forced) / (bands.cells + values.cells)).toBeLessThanOrEqual(0.005);
  // Its counts would tell how many they are.
  expect(distributions.cells).toBe(0);
});

type Guard = (earlier: readonly (readonly string[])[], later: GroupAnonymitySet) => boolean;
const byTheRule: Guard = (earlier, later) => listIsolatingGroups(earlier, [later], k).length === 0;

const pool = ["a", "b", "c", "d", "e", "f", "g"];
const toFigure = (people: readonly string[], index: number) => ({
  id: `report ${index}`,
  terms: Object.fromEntries(people.map((person) => [person, 1])),
});

/**
 * Up to four evaluations of one person, each with both groups together; published where the guard lets them be.
 * @returns in how many of them one who takes part isolates fewer than k − 1 others with all that is published.
 */
function countBetrayed(isPublished: Guard): { systems: number; betrayed: number } {
  let systems = 0;
  let betrayed = 0;
  for (let seed = 0; seed < 400; seed += 1) {
    const random = seeded(seed);
    const published: string[][] = [];
    for (let report = 0; report < 4; report += 1) {
      const people = pool.filter(() => random() < 0.75);
      if (people.length >= k && isPublished(published, { group: "joint", people })) published.push(people);
    }
    if (published.length < 2) continue;
    systems += 1;
    // Their own answers are known to them: they are no column any more.
    const isBetrayed = pool.some((insider) => {
      const others = published.map((people) => people.filter((person) => person !== insider));
      return restsOnFewerThan(k - 1, others.map(toFigure));
    });
    if (isBetrayed) betrayed += 1;
  }
  return { systems, betrayed };
}

test("over several evaluations an insider and the person evaluated isolate nobody", () => {
  const { systems, betrayed } = countBetrayed(byTheRule);
  expect(systems).toBeGreaterThan(100);
  expect(betrayed).toBe(0);
});

test.each<[string, Guard]>([
  ["without the rule of several evaluations", () => true],
  [
    "with a rule that looks at the nearest evaluation alone",
    (earlier, later) => byTheRule(earlier.slice(-1), later),
  ],
  [
    "with a rule that only compares numbers of people",
    (earlier, { people }) => earlier.every((each) => Math.abs(each.length - people.length) !== 1),
  ],
])("the attack notices %s", (_, guard) => {
  expect(countBetrayed(guard).betrayed).toBeGreaterThan(0);
});
