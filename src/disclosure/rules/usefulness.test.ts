import { expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import type { SkillResult } from "../contract.ts";
import { addTruth, noTruth, ratedBy } from "../testing/truth.ts";
import { createPolicy } from "./policy.ts";
import { computeSnapshot } from "./computeSnapshot.ts";

const reports = rounds({ short: 100, long: 3_000 });
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;

/** Of colleagues or direct reports, together or not, the report gives a figure. */
const saysSomething = ({ othersOf }: SkillResult) => othersOf.some((column) => column !== "manager");

/** So many colleagues and direct reports in all, in every way to part them, one of each at least. */
function listSkills(raters: number, joins: boolean): SkillResult[] {
  const truth = noTruth();
  const skills: SkillResult[] = [];
  for (let seed = 0; seed < reports; seed += 1) {
    const peers = 1 + (seed % (raters - 1));
    const evaluation = ratedBy(peers, seed, raters - peers);
    const report = computeSnapshot({ ...evaluation, policy: createPolicy({ joins }) });
    addTruth(truth, report, evaluation.responses);
    skills.push(...report.skills);
  }
  for (const { false: wrong } of Object.values(truth)) expect(wrong).toBe(0);
  return skills;
}

test.each([3, 4, 5, 6])(
  "both groups together say something of a skill, and nothing false: %i raters",
  (raters) => {
    const [before, after] = [listSkills(raters, false), listSkills(raters, true)];
    const count = (skills: readonly SkillResult[]) => skills.filter(saysSomething).length;
    expect(count(after)).toBeGreaterThanOrEqual(count(before));
    if (raters === 3) expect([count(before), count(after) > 0]).toEqual([0, true]);
    const tagged = (skills: readonly SkillResult[]) => skills.filter(({ tag }) => tag).length;
    noteFigure({
      name: `Skills of which ${raters} colleagues and direct reports say something, apart, then together where they must be`,
      measured: `${percent(count(before), before.length)}, then ${percent(count(after), after.length)} (a tag: ${percent(tagged(before), before.length)}, then ${percent(tagged(after), after.length)})`,
    });
  },
);
