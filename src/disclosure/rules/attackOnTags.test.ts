import { expect, test } from "vitest";
import type { Comparison, Snapshot } from "../contract.ts";
import { anyEvaluation } from "../testing/attack/evaluations.ts";
import { seeded } from "../testing/build.ts";
import { release } from "./release.ts";

/** Everything but the verdict on a large gap of a skill, the tag that follows from it, and the first page. */
const withoutVerdict = (report: Snapshot): Snapshot => {
  const plain = ({ state, tag }: Pick<Comparison, "state" | "tag">) =>
    state === "none" || state === null ? { state, tag } : { state: "large enough", tag: null };
  return {
    ...report,
    highlights: [],
    skills: report.skills.map((skill) => ({ ...skill, ...plain(skill) }) as typeof skill),
  };
};

test("the deviation pooled over the company says only whether a large gap of a skill is beyond its noise", () => {
  const seen = { notable: 0, inconclusive: 0 };
  for (let seed = 0; seed < 500; seed += 1) {
    const evaluation = anyEvaluation(seed);
    const released = [null, 0.01, 0.5, 50].map((deviation) => {
      const pooledSd = deviation === null ? null : { listening: deviation, delegation: deviation };
      return release({
        ...evaluation,
        policy: { ...evaluation.policy, pooledSd },
        random: seeded(seed),
      });
    });
    expect(new Set(released.map((report) => JSON.stringify(withoutVerdict(report)))).size).toBe(1);
    // Under a small one every large gap is notable, under an immense one none is: whatever the answers.
    for (const [index, state] of [
      [1, "notable"],
      [3, "inconclusive"],
    ] as const)
      for (const skill of released[index]!.skills) {
        if (skill.state === "none" || skill.state === null) continue;
        expect(skill.state).toBe(state);
        seen[state] += 1;
      }
  }
  expect(seen.notable).toBeGreaterThan(50);
  expect(seen.inconclusive).toBe(seen.notable);
});
