import { expect, test } from "vitest";
import type { Comparison, Snapshot } from "../contract.ts";
import { anyEvaluation } from "../testing/attack/evaluations.ts";
import { seeded } from "../testing/build.ts";
import { computeSnapshot } from "./computeSnapshot.ts";

/** The report without the state of gaps and what follows from it. */
const withoutTags = (report: Snapshot): Snapshot => {
  const plain = <Compared extends Comparison>(compared: Compared): Compared => ({
    ...compared,
    state: null,
    tag: null,
    mostlyManager: false,
  });
  return {
    ...report,
    policy: { ...report.policy, pooledSd: null },
    highlights: [],
    skills: report.skills.map(plain),
    items: report.items.map((item) => ({
      ...plain(item),
      gaps: { manager: null, peer: null, direct_report: null, joint: null },
    })),
    values: report.values && plain(report.values),
    objectives: report.objectives && plain(report.objectives),
  };
};

test("the deviation pooled over the company, which is printed, says only what is beyond the noise", () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const evaluation = anyEvaluation(seed);
    const released = [null, 0.1, 0.5, 5].map((pooledSd) =>
      computeSnapshot({ ...evaluation, policy: { ...evaluation.policy, pooledSd }, random: seeded(seed) }),
    );
    expect(released.map(({ policy }) => policy.pooledSd)).toEqual([null, 0.1, 0.5, 5]);
    expect(new Set(released.map((report) => JSON.stringify(withoutTags(report)))).size).toBe(1);
    // Under an immense one nothing is notable, whatever the answers.
    expect(released[3]!.skills.filter(({ state }) => state === "notable")).toEqual([]);
  }
});
