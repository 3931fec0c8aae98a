import { expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import type { GroupWritings, Snapshot } from "../contract.ts";
import { anyEvaluation } from "../testing/attack/evaluations.ts";
import { seeded } from "../testing/build.ts";
import { largeEvaluation } from "../testing/second/evaluations.ts";
import { isIsolating } from "../testing/second/isolating.ts";
import { computeSecondReport } from "../testing/second/report.ts";
import { ratedBy } from "../testing/truth.ts";
import { createPolicy } from "./policy.ts";
import { computeSnapshot } from "./computeSnapshot.ts";
import { listIsolatingGroups } from "./system.ts";

const reports = rounds({ short: 300, long: 10_000 });

const sorted = (texts: GroupWritings): GroupWritings => ({
  self: texts.self?.toSorted() ?? null,
  manager: texts.manager?.toSorted() ?? null,
  peer: texts.peer?.toSorted() ?? null,
  direct_report: texts.direct_report?.toSorted() ?? null,
});

/**
 * The order of texts is chance, the version of the engine no figure; which of the skills of one tag is a highlight is
 * the engine's choice. Everything else must agree.
 */
const comparable = (report: Omit<Snapshot, "engineVersion">) => ({
  ...report,
  engineVersion: null,
  skills: report.skills.map((skill) => ({ ...skill, comments: sorted(skill.comments) })),
  items: report.items.map((item) => ({
    ...item,
    answers: sorted(item.answers),
    comments: sorted(item.comments),
  })),
  comments: sorted(report.comments),
  highlights: report.highlights.map(({ kind, skillId }) => {
    expect(report.skills.find(({ id }) => id === skillId)?.tag).toBe(kind);
    return { kind, skillId: "any" };
  }),
});

/** The chosen evaluations: small ones as an attacker draws them, rated ones, and large ones. */
function evaluation(seed: number) {
  if (seed % 3 === 0) return largeEvaluation(seed, createPolicy());
  if (seed % 3 === 1) return { isolating: [], ...anyEvaluation(seed) };
  const policy = createPolicy({ pooledSd: seed % 2 === 0 ? 0.7 : null });
  return { isolating: [], ...ratedBy(3 + (seed % 7), seed), policy };
}

test("a second implementation of §5, by another author, gives the same reports", { timeout: 600_000 }, () => {
  for (let seed = 0; seed < reports; seed += 1) {
    const collected = evaluation(seed);
    const { subject, ...others } = collected.invited;
    const second = computeSecondReport({ ...collected, invited: { ...others, self: subject } });
    const report = computeSnapshot({ ...collected, random: seeded(seed) });
    expect(comparable(report), `evaluation ${seed}`).toEqual(comparable(second));
  }
  noteFigure({
    name: "Reports in which a second, independent implementation of §5 differs",
    measured: `0 of ${reports}`,
    asked: "0 of 10,000",
  });
});

test("a second implementation finds what isolates somebody in the same reports", { timeout: 600_000 }, () => {
  let hiddenGroups = 0;
  for (let seed = 0; seed < reports / 2; seed += 1) {
    const { earlier, later, managers, k } = someReports(seed);
    const hidden: readonly string[] = listIsolatingGroups(earlier, later, k, managers);
    const without = (names: readonly string[]) => ({
      earlier,
      later: later.filter(({ group }) => !names.includes(group)).map(({ people }) => people),
      managers: names.includes("manager") ? { ...managers, later: [] } : managers,
      k,
    });
    expect(isIsolating(without([])), `reports ${seed}`).toBe(hidden.length > 0);
    expect(isIsolating(without(hidden)), `reports ${seed}`).toBe(false);
    hiddenGroups += hidden.length;
    const people = later.flatMap((each) => each.people);
    if (people.length < k) continue;
    const joint = listIsolatingGroups(earlier, [{ group: "joint", people }], k, managers);
    expect(isIsolating({ earlier, later: [people], managers, k }), `reports ${seed}`).toBe(joint.length > 0);
  }
  expect(hiddenGroups).toBeGreaterThan(20);
});

/** One to three reports of one person, each of them safe beside those before it, and a later one that may not be. */
function someReports(seed: number) {
  const random = seeded(seed * 31 + 7);
  const k = 3 + Math.floor(random() * 3);
  const allPeople = Array.from({ length: 7 + Math.floor(random() * 4) }, (_, index) => `p${index}`);
  const some = (share: number, from: readonly string[]) => from.filter(() => random() < share);
  const oneReport = () => {
    const named = some(0.1, allPeople);
    const peers = some(0.7, allPeople);
    const directReports = some(0.5, allPeople);
    const groups = [
      { group: "peer" as const, people: peers.filter((person) => !named.includes(person)) },
      {
        group: "direct_report" as const,
        people: directReports.filter((person) => !named.includes(person) && !peers.includes(person)),
      },
    ];
    return { named, groups: groups.filter(({ people }) => people.length >= k) };
  };
  const published: { earlier: string[][]; managers: string[] } = { earlier: [], managers: [] };
  for (let count = Math.floor(random() * 3); count >= 0; count -= 1) {
    const { named, groups } = oneReport();
    const { earlier } = published;
    const beside = (later: string[][], known: string[]) =>
      isIsolating({ earlier, later, managers: { earlier: published.managers, later: known }, k });
    const known = beside([], named) ? [] : named;
    const shown: string[][] = [];
    for (const { people } of groups) if (!beside([...shown, people], known)) shown.push(people);
    published.earlier.push(...shown);
    published.managers.push(...known);
  }
  const { named, groups } = oneReport();
  return {
    earlier: published.earlier,
    later: groups,
    managers: { earlier: published.managers, later: named },
    k,
  };
}
