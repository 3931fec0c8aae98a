import { expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import type { GroupWritings, Snapshot } from "../contract.ts";
import { anyEvaluation } from "../testing/attack/evaluations.ts";
import { seeded } from "../testing/build.ts";
import { secondMasked } from "../testing/second/masked.ts";
import { secondReport } from "../testing/second/report.ts";
import { ratedBy } from "../testing/truth.ts";
import { policyFor } from "./policy.ts";
import { computeSnapshot } from "./computeSnapshot.ts";
import { isolatingGroups } from "./system.ts";

const reports = rounds({ short: 600, long: 10_000 });

const sorted = (texts: GroupWritings): GroupWritings => ({
  self: texts.self?.toSorted() ?? null,
  manager: texts.manager?.toSorted() ?? null,
  peer: texts.peer?.toSorted() ?? null,
  direct_report: texts.direct_report?.toSorted() ?? null,
});

/** The order of texts is chance; everything else must agree. */
const withoutChance = (report: Snapshot): Snapshot => ({
  ...report,
  skills: report.skills.map((skill) => ({ ...skill, comments: sorted(skill.comments) })),
  items: report.items.map((item) => ({
    ...item,
    answers: sorted(item.answers),
    comments: sorted(item.comments),
  })),
  comments: sorted(report.comments),
});

test("a second implementation of §5, by another author, gives the same reports", { timeout: 600_000 }, () => {
  for (let seed = 0; seed < reports; seed += 1) {
    const evaluation =
      seed % 3 === 0
        ? { ...ratedBy(3 + (seed % 7), seed), policy: policyFor({ pooledSd: seed % 2 === 0 ? 0.7 : null }) }
        : anyEvaluation(seed);
    const { subject, ...others } = evaluation.invited;
    const second = secondReport({ ...evaluation, invited: { ...others, self: subject } });
    const report = computeSnapshot({ ...evaluation, random: seeded(seed) });
    expect(withoutChance(report), `evaluation ${seed}`).toEqual(withoutChance(second));
  }
  noteFigure({
    name: "Reports in which a second, independent implementation of §5 differs",
    measured: `0 of ${reports}`,
    asked: "0 of 10,000",
  });
});

test("a second implementation masks the same groups of a later report", { timeout: 600_000 }, () => {
  let masked = 0;
  for (let seed = 0; seed < reports / 2; seed += 1) {
    const random = seeded(seed * 31 + 7);
    const anonymitySet = () =>
      Array.from({ length: 8 }, (_, index) => `p${index}`).filter(() => random() < 0.7);
    const [peers, directReports] = [anonymitySet(), anonymitySet()];
    const later = [
      { group: "peer" as const, people: peers },
      { group: "direct_report" as const, people: directReports.filter((person) => !peers.includes(person)) },
    ].filter(({ people }) => people.length >= 3);
    const earlier = [anonymitySet()].filter((people) => people.length >= 3);
    const second = secondMasked(earlier, later, 3);
    const first = isolatingGroups(earlier, later, 3);
    // It may name more groups: the product masks as few as make it safe.
    for (const group of first) expect(second).toContain(group);
    expect(first.length > 0).toBe(second.length > 0);
    masked += first.length;
  }
  expect(masked).toBeGreaterThan(20);
});
