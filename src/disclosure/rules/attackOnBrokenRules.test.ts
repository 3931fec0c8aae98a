import { describe, expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { asBuilt, broken, measuredAgain } from "../testing/attack/brokenRules.ts";
import { anyEvaluation, type Skew } from "../testing/attack/evaluations.ts";
import {
  colluderFindings,
  type Finding,
  outsiderFindings,
  protectedGroups,
} from "../testing/attack/findings.ts";

/** Until the attacker notices, or gives up. */
const evaluations = rounds({ short: 1_500, long: 10_000 });
describe("whoever attacks the reports of an engine of which one rule is broken", { timeout: 300_000 }, () => {
  test.each(Object.entries(broken))("notices that %s", (name, { publish, rules, finds }) => {
    let seed = 0;
    let noticed: Finding | undefined;
    for (; seed < evaluations && !noticed; seed += 1) {
      const evaluation = anyEvaluation(seed);
      const kindOf = (report: ReturnType<typeof asBuilt>, known: typeof rules) =>
        outsiderFindings(report, evaluation.policy, known).find(({ kind }) => kind === finds);
      noticed = kindOf(publish(evaluation, seed), rules);
    }
    expect(noticed).toMatchObject({ kind: finds });
    noteFigure({ name: `Broken rule: ${name}`, measured: `noticed (${finds}) in evaluation ${seed}` });
  });

  test("finds nothing where the same means have broken nothing", () => {
    for (let seed = 0; seed < 1_000; seed += 1) {
      const evaluation = anyEvaluation(seed);
      const report = measuredAgain.publish(evaluation, seed);
      expect(outsiderFindings(report, evaluation.policy, measuredAgain.rules)).toEqual([]);
    }
  });

  test("finds values from three people in the rate of what one of them learns", () => {
    const rateOf = (itemValueFrom: number, skew: Skew) => {
      let [cells, forced] = [0, 0];
      for (let seed = 0; seed < 800; seed += 1) {
        const evaluation = anyEvaluation(seed, { skew });
        const policy = { ...evaluation.policy, itemValueFrom };
        const report = asBuilt({ ...evaluation, policy }, seed);
        for (const group of protectedGroups) {
          const rater = evaluation.responses.find(({ role }) => role === group);
          if (!rater || !report.groups.some((each) => each.group === group && each.shown)) continue;
          const { values } = colluderFindings(report, group, rater.scores);
          cells += values.cells;
          forced += values.forced;
        }
      }
      return forced / cells;
    };
    expect(rateOf(3, "plausible")).toBeGreaterThan(0.005);
    expect(rateOf(5, "plausible")).toBeLessThanOrEqual(0.005);
  });
});
