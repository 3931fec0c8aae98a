import { expect, test } from "vitest";
import type { Snapshot } from "#disclosure/contract.ts";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { buildQuestionnaireOfSkills, buildResponses, computeReport } from "#disclosure/testing/build.ts";
import { roundTo, toNumber } from "./explain/shown.ts";
import { explainFigure, type Explanation, type ReportFigure } from "./explain.ts";

type Rows = readonly (readonly number[])[];
interface Answers {
  self?: Rows;
  manager?: Rows;
  peer?: Rows;
  direct_report?: Rows;
  pooledSd?: number;
}

/** A report of one skill of three questions. */
function reportOn({
  self = [],
  manager = [],
  peer = [],
  direct_report: direct = [],
  pooledSd,
}: Answers): Snapshot {
  return computeReport(
    buildQuestionnaireOfSkills({ listening: 3 }),
    [
      ...buildResponses("subject", self),
      ...buildResponses("manager", manager),
      ...buildResponses("peer", peer),
      ...buildResponses("direct_report", direct),
    ],
    { policy: createPolicy({ pooledSd: pooledSd ?? null }), invited: { peer: peer.length || 1 } },
  );
}
const times = (count: number, row: readonly number[]): Rows => Array.from({ length: count }, () => row);

type Kind<Name> = Extract<Explanation, { kind: Name }>;
function explain<Name extends Explanation["kind"]>(
  snapshot: Snapshot,
  kind: Name,
  figure: ReportFigure,
): Kind<Name> {
  const explanation = explainFigure(snapshot, figure);
  expect(explanation?.kind).toBe(kind);
  return explanation as Kind<Name>;
}
const firstSkill = ({ skills }: Snapshot) => skills[0]!;
const bounds = ({
  low,
  high,
}: {
  low: Parameters<typeof toNumber>[0];
  high: Parameters<typeof toNumber>[0];
}) => [low, high].map((value) => toNumber(roundTo(value, 4)));

test("one’s own mean follows from one’s own answers, to the digit", () => {
  const snapshot = reportOn({ self: [[4, 4, 3]] });
  const mean = explain(snapshot, "mean", { kind: "mean", topic: firstSkill(snapshot), group: "self" });
  expect(mean.by).toBe("cells");
  expect(mean.questions.map(({ cell }) => cell.form === "value" && cell.value)).toEqual([4, 4, 3]);
  expect(bounds(mean.bounds)).toEqual([3.6667, 3.6667]);
});

test("a group’s plain mean rests on answers that are not shown", () => {
  const peer = [...times(4, [4, 4, 4]), [3, 3, 3], [5, 3, 3]];
  const snapshot = reportOn({ peer });
  const mean = explain(snapshot, "mean", { kind: "mean", topic: firstSkill(snapshot), group: "peer" });
  expect(mean.by).toBe("answers");
});

test("a mean of bands is the least and the greatest that they allow", () => {
  const snapshot = reportOn({ peer: [...times(3, [3, 4, 4])] });
  const mean = explain(snapshot, "mean", { kind: "mean", topic: firstSkill(snapshot), group: "peer" });
  expect(bounds(mean.bounds)).toEqual([3.6667, 4.6667]);
  expect(mean.by).toBe("cells");
});

test("a mean of questions at one end is that end", () => {
  const snapshot = reportOn({ peer: times(5, [5, 5, 5]) });
  const topic = firstSkill(snapshot);
  expect(topic.cells.peer).toMatchObject({ value: 4.5, end: "high" });
  expect(explain(snapshot, "mean", { kind: "mean", topic, group: "peer" }).by).toBe("cells");
});

test("what is hidden has the reason that the page prints, the same for 0, 1 and 2 answers", () => {
  const reasons = [0, 1, 2].map((count) => {
    const snapshot = reportOn({ self: [[3, 3, 3]], peer: times(count, [4, 4, 4]) });
    return explainFigure(snapshot, { kind: "mean", topic: firstSkill(snapshot), group: "peer" });
  });
  expect(reasons).toEqual(
    Array.from({ length: 3 }, () => ({ kind: "hidden", group: "peer", reason: "masked" })),
  );
});

test("« les autres » divides by the weights of the groups that are shown, and names those that are not", () => {
  const snapshot = reportOn({
    manager: [[3, 3, 3]],
    peer: times(5, [4, 4, 4]),
    direct_report: times(2, [5, 5, 5]),
  });
  const others = explain(snapshot, "others", { kind: "others", topic: firstSkill(snapshot) });
  expect(others.parts.map(({ group, weight }) => [group, weight])).toEqual([
    ["manager", 40],
    ["peer", 40],
  ]);
  expect(others.left).toEqual([{ group: "direct_report", reason: "masked" }]);
  expect(bounds(others.bounds)).toEqual([3.5, 3.5]);
  expect(others.by).toBe("cells");
});

test("a gap is compared with the company’s deviation over the effective number of raters", () => {
  const snapshot = reportOn({
    self: [[5, 5, 5]],
    manager: [[3, 3, 3]],
    peer: times(5, [4, 4, 4]),
    pooledSd: 0.6,
  });
  const gap = explain(snapshot, "gap", { kind: "gap", topic: firstSkill(snapshot) });
  expect(bounds(gap.bounds)).toEqual([-1.5, -1.5]);
  // (40 + 40)² ÷ (40² + 40² ÷ 5)
  const { raters, squared } = gap.criteria.noise!.counted!;
  expect(toNumber(roundTo(raters, 4))).toBe(3.3333);
  expect(toNumber(squared)).toBeCloseTo((1.96 * 0.6) ** 2 / (10 / 3), 3);
  expect([gap.state, gap.tag, gap.by]).toEqual(["notable", "blind_spot", "cells"]);
});

test.each<[string, Rows, (number | null)[]]>([
  ["all of those who answered", times(6, [4, 4, 4]), [6, null]],
  ["the people of its distribution", [...times(7, [4, 4, 4]), [4, 0, 4]], [8, null]],
  ["between the people of its skill and all", [...times(5, [4, 4, 4]), [4, 0, 4]], [5, 6]],
  ["not told: as many as it takes", times(3, [3, 4, 4]), [3, null]],
])("the limit of a gap at one question follows from what the page tells: %s", (_what, peer, raters) => {
  const snapshot = reportOn({ self: [[5, 5, 5]], peer, pooledSd: 0.6 });
  const { criteria, by } = explain(snapshot, "gap", {
    kind: "itemGap",
    item: snapshot.items[0]!,
    group: "peer",
  });
  const { counted, countedMost, isThreshold } = criteria.noise!;
  expect([counted, countedMost].map((one) => one && toNumber(one.raters))).toEqual(raters);
  expect([by, isThreshold]).toEqual(["cells", peer.length === 3]);
});

test("counts of a group say from how many people on they are shown, and how many they count", () => {
  const snapshot = reportOn({ self: [[4, 4, 4]], peer: [...times(7, [4, 4, 4]), [4, 0, 4]] });
  const [first, second] = snapshot.items;
  const count = (item: typeof first, group: "self" | "peer") =>
    explainFigure(snapshot, { kind: "counts", item: item!, group });
  const expected = { kind: "counts", group: "peer", of: "levels", from: 7 };
  expect(count(first, "peer")).toEqual({ ...expected, people: 8 });
  expect(count(second, "peer")).toEqual({ ...expected, people: 7 });
  expect(count(first, "self")).toBeNull();
});

test("a figure that is not printed has no explanation", () => {
  const snapshot = reportOn({ self: [[4, 4, 4]] });
  const topic = firstSkill(snapshot);
  const figures: ReportFigure[] = [
    { kind: "mean", topic, group: "direct_report" },
    { kind: "others", topic },
    { kind: "gap", topic },
    { kind: "itemGap", item: snapshot.items[0]!, group: "peer" },
  ];
  expect(figures.map((figure) => explainFigure(snapshot, figure))).toEqual([null, null, null, null]);
});
