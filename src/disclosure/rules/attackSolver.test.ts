import { expect, test } from "vitest";
import { proving } from "#platform/testing/proof.ts";
import type { Snapshot } from "../contract.ts";
import type { Answers } from "../testing/attack/jointly.ts";
import { listPossibleAnswers } from "../testing/attack/solver.ts";
import { buildQuestionnaireOfSkills, computeReport, buildResponses } from "../testing/build.ts";
import { measureCluster } from "./means.ts";
import { createPolicy } from "./policy.ts";

const policy = createPolicy();

const answers = (n: number): Answers[] =>
  Array.from({ length: n === 0 ? 1 : 4 * n + 1 }, (_, index) => ({ n, sum: n === 0 ? 0 : n + index }));

const upTo = (people: number) => Array.from({ length: people + 1 }, (_, n) => answers(n)).flat();

/** A report of one skill with these cells, of a group in which so many people answered. */
function reportWith(people: number, { items, mean }: ReturnType<typeof measureCluster>): Snapshot {
  const responses = buildResponses(
    "peer",
    Array.from({ length: people }, () => items.map(() => 3)),
  );
  const report = computeReport(buildQuestionnaireOfSkills({ listening: items.length }), responses);
  return {
    ...report,
    skills: report.skills.map((skill) => ({ ...skill, cells: { ...skill.cells, peer: mean.cell } })),
    items: report.items.map((item, index) => ({
      ...item,
      cells: { self: null, manager: null, direct_report: null, peer: items[index]! },
    })),
  };
}

const formatAnswers = (possible: readonly Answers[]) =>
  possible
    .map(({ n, sum }) => `${n}:${sum}`)
    .toSorted()
    .join(" ");

const computeCartesianProduct = (lists: readonly Answers[][]): Answers[][] =>
  lists.reduce<Answers[][]>((all, list) => all.flatMap((each) => list.map((one) => [...each, one])), [[]]);

/**
 * Publishes every choice of answers to some questions, and compares, for each report that comes out,
 * the answers that led to it with those which the solver finds possible. Returns how many reports there were.
 */
function compareWithAll(people: number, questions: readonly Answers[][]): number {
  const reports = new Map<
    string,
    { cells: ReturnType<typeof measureCluster>; answersByQuestion: Map<string, Answers>[] }
  >();
  for (const choice of computeCartesianProduct(questions)) {
    const tallies = choice.map((each) => ({ ...each, counts: [] }));
    const cells = measureCluster(tallies, { group: "peer", people }, policy);
    const key = JSON.stringify([cells.items, cells.mean.cell]);
    const report = reports.get(key) ?? {
      cells,
      answersByQuestion: choice.map(() => new Map<string, Answers>()),
    };
    reports.set(key, report);
    choice.forEach((each, index) => report.answersByQuestion[index]!.set(`${each.n}:${each.sum}`, each));
  }
  let compared = 0;
  for (const { cells, answersByQuestion: led } of reports.values()) {
    // A question with few choices is known to be a value: elsewhere its other choices would be missing.
    if (questions.some((all, index) => all.length <= 3 && cells.items[index]?.form !== "value")) continue;
    compared += 1;
    const found = listPossibleAnswers(reportWith(people, cells), "peer");
    expect(found.map(({ possible }) => formatAnswers(possible))).toEqual(
      led.map((each) => formatAnswers([...each.values()])),
    );
  }
  return compared;
}

test("the solver finds exactly what trying every answer of three people finds", { timeout: 600_000 }, () => {
  expect(compareWithAll(3, [answers(3), answers(3), answers(3)])).toBeGreaterThan(15);
  expect(compareWithAll(3, [answers(3), answers(3), answers(3), answers(3)])).toBeGreaterThan(100);
});

test("of five people, it knows bands, values and ends beside one another", { timeout: 300_000 }, () => {
  const behindEnd = [23, 24, 25].map((sum) => ({ n: 5, sum }));
  const numbers = (proving ? [8, 9, 12, 15, 19, 22] : [9]).map((sum) => [{ n: 5, sum }]);
  for (const third of [behindEnd, ...numbers])
    expect(compareWithAll(5, [upTo(5), upTo(5), third])).toBeGreaterThan(100);
});
