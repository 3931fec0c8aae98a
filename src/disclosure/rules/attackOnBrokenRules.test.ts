import { describe, expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import type { Snapshot } from "../contract.ts";
import { listFindingsBehind } from "../testing/attack/behind.ts";
import { computeUnbroken } from "../testing/attack/brokenRules/breaking.ts";
import { brokenEngines } from "../testing/attack/brokenRules/every.ts";
import { carelessMasks } from "../testing/attack/brokenRules/masks.ts";
import { measuredAgain } from "../testing/attack/brokenRules/means.ts";
import { anyEvaluation, type Evaluation, type Skew } from "../testing/attack/evaluations.ts";
import {
  listColluderFindings,
  formatFinding,
  listOutsiderFindings,
  protectedGroups,
} from "../testing/attack/findings.ts";

/** The most evaluations tried for each broken engine. */
const evaluations = rounds({ short: 2_000, long: 10_000 });

/** What is found in the report as its readers have it, and in what its figures rest on. */
const findingsIn = (report: Snapshot, { policy, responses }: Evaluation) =>
  [...listOutsiderFindings(report, policy), ...listFindingsBehind(report, responses, policy)].map(
    formatFinding,
  );

describe("whoever attacks the reports of an engine of which one rule is broken", { timeout: 300_000 }, () => {
  test.each(Object.entries(brokenEngines))("notices that %s", (name, { publish, finds }) => {
    let seed = 0;
    const unnoticed = new Set(finds);
    for (; seed < evaluations && unnoticed.size > 0; seed += 1) {
      const evaluation = anyEvaluation(seed);
      const found = findingsIn(publish(evaluation, seed), evaluation);
      for (const each of unnoticed) if (found.some((text) => each.test(text))) unnoticed.delete(each);
    }
    expect([...unnoticed]).toEqual([]);
    const kinds = finds.map(({ source }) => source.replace(/^\^([a-z ]+).*$/, "$1"));
    noteFigure({
      name: `Broken rule: ${name}`,
      measured: `noticed (${[...new Set(kinds)].join(", ")}) in evaluation ${seed}`,
    });
  });

  test("finds nothing where the same means have broken nothing", () => {
    for (let seed = 0; seed < 1_000; seed += 1) {
      const evaluation = anyEvaluation(seed);
      const report = measuredAgain.publish(evaluation, seed);
      expect(findingsIn(report, evaluation)).toEqual([]);
    }
  });

  test("finds no combination about few people while the complement rule stands behind a mask that fails", () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const evaluation = anyEvaluation(seed);
      const report = carelessMasks.publish(evaluation, seed);
      const found = findingsIn(report, evaluation);
      expect(found.filter((text) => text.startsWith("combination"))).toEqual([]);
    }
  });

  test("finds values from three people in the rate of what one of them learns", () => {
    const computeForcedRate = (itemValueFrom: number, skew: Skew) => {
      let [cells, forced] = [0, 0];
      for (let seed = 0; seed < 800; seed += 1) {
        const evaluation = anyEvaluation(seed, { skew });
        const policy = { ...evaluation.policy, itemValueFrom };
        const report = computeUnbroken({ ...evaluation, policy }, seed);
        for (const group of protectedGroups) {
          const rater = evaluation.responses.find(({ role }) => role === group);
          if (!rater || !report.groups.some((each) => each.group === group && each.shown)) continue;
          const { values } = listColluderFindings(report, group, rater.scores);
          cells += values.cells;
          forced += values.forced;
        }
      }
      return forced / cells;
    };
    expect(computeForcedRate(3, "plausible")).toBeGreaterThan(0.005);
    expect(computeForcedRate(5, "plausible")).toBeLessThanOrEqual(0.005);
  });
});
