import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Policy, Response } from "#disclosure/contract.ts";
import { createPolicy } from "#disclosure/rules/policy.ts";
import {
  anyResponses,
  buildQuestionnaireOfSkills,
  buildResponses,
  computeReport,
  mixedQuestionnaire,
} from "#disclosure/testing/build.ts";
import type { Questionnaire } from "#evaluations/contract/questionnaire.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import type { Since } from "../../contract/since.ts";
import { compareReports } from "./compareReports.ts";

const listening = buildQuestionnaireOfSkills({ listening: 3 });
const everyone: InvitedRole[] = ["manager", "peer", "direct_report"];
const sd = (pooledSd: number | null) => createPolicy({ pooledSd });

interface Round {
  questionnaire?: Questionnaire;
  self?: number;
  manager?: number;
  /** One score each, given to every question. */
  peers?: readonly number[];
  policy?: Policy;
}

function report({ questionnaire = listening, self, manager, peers = [], policy = sd(null) }: Round) {
  const all = (score: number) => questionnaire.items.map(({ type }) => (type === "text" ? null : score));
  return computeReport(
    questionnaire,
    [
      ...(self ? buildResponses("subject", [all(self)]) : []),
      ...(manager ? buildResponses("manager", [all(manager)]) : []),
      ...buildResponses("peer", peers.map(all)),
    ],
    { policy },
  );
}

const since = (past: Round, now: Round, comparable = everyone) =>
  compareReports(report(past), report(now), comparable);
const firstRow = (one: Pick<Since, "rows">) => one.rows[0]?.changes;
const change = (...rounds: Parameters<typeof since>) => firstRow(since(...rounds))?.peer;
const many = (score: number, count: number) => Array.from({ length: count }, () => score);

describe("what changed in one skill, according to colleagues", () => {
  test.each<[string, readonly number[], readonly number[], number | null, object]>([
    [
      "by 0.6, before the company has a deviation",
      many(3, 5),
      [3, 3, 4, 4, 4],
      null,
      { change: { form: "value", value: 0.6 }, state: "noise", within: null },
    ],
    [
      "by 0.8, before the company has a deviation",
      many(3, 5),
      [3, 4, 4, 4, 4],
      null,
      { change: { form: "value", value: 0.8 }, state: "higher", within: null },
    ],
    [
      "by 0.8 with five answers each time: within the noise of 0.8",
      many(3, 5),
      [3, 4, 4, 4, 4],
      0.8,
      { change: { form: "value", value: 0.8 }, state: "noise", within: { from: -0.2, to: 1.8 } },
    ],
    [
      "by 0.8 with ten answers each time: beyond the noise of 0.8",
      many(3, 10),
      [3, 3, 4, 4, 4, 4, 4, 4, 4, 4],
      0.8,
      { change: { form: "value", value: 0.8 }, state: "higher", within: { from: 0, to: 1.6 } },
    ],
    [
      "down by 1 with ten answers each time",
      many(4, 10),
      many(3, 10),
      0.8,
      { change: { form: "value", value: -1 }, state: "lower", within: { from: -1.8, to: -0.2 } },
    ],
    [
      "by 0.4 with twenty answers each time: beyond the noise of 0.3, and too little",
      many(3, 20),
      [...many(3, 12), ...many(4, 8)],
      0.3,
      { change: { form: "value", value: 0.4 }, state: "small", within: { from: 0.2, to: 0.6 } },
    ],
    [
      "not at all: never « stable », the noise says what may be",
      many(3, 10),
      many(3, 10),
      0.8,
      { change: { form: "value", value: 0 }, state: "noise", within: { from: -0.8, to: 0.8 } },
    ],
    [
      "from a number to an end: by all that the end may be",
      many(3, 5),
      many(5, 5),
      null,
      { change: { form: "interval", from: 1.5, to: 2 }, state: "higher" },
    ],
    [
      "from bands to bands: true at every corner, or not said",
      many(2, 3),
      many(3, 3),
      null,
      { change: { form: "interval", from: 0, to: 2 }, state: "noise" },
    ],
  ])("%s", (_what, before, after, pooledSd, expected) => {
    const policy = sd(pooledSd);
    expect(change({ peers: before, policy }, { peers: after, policy })).toMatchObject(expected);
  });

  test("is assessed by the deviation that the later report says", () => {
    const now = { peers: many(4, 10), policy: sd(0.8) };
    expect(change({ peers: many(3, 10) }, now)?.within).not.toBeNull();
  });
});

test("one's own view changed by what one said, without noise", () => {
  const policy = sd(0.8);
  expect(firstRow(since({ self: 3, policy }, { self: 4, policy }))?.self).toEqual({
    past: { form: "value", value: 3, n: 1 },
    now: { form: "value", value: 4, n: 1 },
    change: { form: "value", value: 1 },
    state: "own",
    within: null,
    questions: null,
  });
});

describe("« les autres » are compared", () => {
  const policy = sd(null);
  const past = { manager: 3, peers: many(3, 5), policy };
  const now = { manager: 4, peers: many(4, 5), policy };

  test("where they are the same groups by the same weights", () => {
    expect(firstRow(since(past, now))?.others).toMatchObject({
      change: { form: "value", value: 1 },
      state: "higher",
    });
  });

  test.each<[string, Round, Round, InvitedRole[]]>([
    [
      "not of a single group, which stands by itself",
      { ...past, manager: 0 },
      { ...now, manager: 0 },
      everyone,
    ],
    ["not where a group has joined", { ...past, manager: 0 }, now, everyone],
    ["not where one of them is not compared", past, now, ["manager"]],
    [
      "not by other weights",
      past,
      {
        ...now,
        policy: createPolicy({
          weights: {
            ...policy.weights,
            default: { self: 0, manager: 50, peer: 25, direct_report: 25 },
          },
        }),
      },
      everyone,
    ],
  ])("%s", (_what, before, after, comparable) => {
    expect(firstRow(since(before, after, comparable))).not.toHaveProperty("others");
  });

  test("with the noise of both weighted means", () => {
    const noisy = sd(1);
    const row = firstRow(since({ ...past, policy: noisy }, { ...now, policy: noisy }));
    // Half each: Σ(w²/n)/(Σw)² is (1/4 + 1/20) both times.
    const noise = 1.96 * Math.sqrt(2 * (1 / 4 + 1 / 20));
    expect(row?.others?.within).toEqual({
      from: Math.floor(10 * (1 - noise)) / 10,
      to: Math.ceil(10 * (1 + noise)) / 10,
    });
  });
});

describe("only the same questions are compared", () => {
  const reword = (questionnaire: Questionnaire, position: number, fr: string): Questionnaire => ({
    ...questionnaire,
    items: questionnaire.items.map((item) =>
      item.position === position ? { ...item, text: { fr, en: null } } : item,
    ),
  });
  const round = (questionnaire: Questionnaire): Round => ({ questionnaire, peers: many(3, 5) });
  const listRows = (now: Questionnaire) =>
    since(round(listening), round(now)).rows.map(({ kind, id }) => `${kind} ${id}`);

  test("the skill, where it asks the same ones, in any order and with other signs", () => {
    expect(listRows(listening)).toEqual(["skill listening"]);
    expect(listRows(reword(listening, 0, "  QUESTION « 0 ». "))).toEqual(["skill listening"]);
    const reversed = listening.items.toReversed().map((item, position) => ({ ...item, position }));
    expect(listRows({ ...listening, items: reversed })).toEqual(["skill listening"]);
  });

  test("a question with other words is another one: the skill is not compared, the others are", () => {
    expect(listRows(reword(listening, 1, "Question autre"))).toEqual(["question 0", "question 2"]);
  });

  test("a skill with one question more is not compared, its common questions are", () => {
    expect(listRows(buildQuestionnaireOfSkills({ listening: 4 }))).toEqual([
      "question 0",
      "question 1",
      "question 2",
    ]);
  });

  test("a skill with another name and other questions has nothing in common", () => {
    const other = buildQuestionnaireOfSkills({ delegation: 3 });
    const renamed = other.items.map((item) => ({
      ...item,
      text: { fr: `Délègue ${item.position}`, en: null },
    }));
    expect(listRows({ ...other, items: renamed })).toEqual([]);
  });

  test("on another scale nothing is", () => {
    expect(listRows({ ...listening, scale: "agreement" })).toEqual([]);
  });

  test("of two questions with the same words neither is known from the other", () => {
    expect(listRows(reword(listening, 1, "Question 0"))).toEqual(["question 2"]);
  });

  describe("of a mean that rests on other questions of the skill", () => {
    const four = buildQuestionnaireOfSkills({ listening: 4 });
    /** Five colleagues give each question its score; of those not observed, only two answer. */
    const rated = (scores: readonly number[], unobserved: readonly number[]) =>
      computeReport(
        four,
        buildResponses(
          "peer",
          many(0, 5).map((_, rater) =>
            scores.map((score, position) => (unobserved.includes(position) && rater > 1 ? 0 : score)),
          ),
        ),
      );

    test("those that both rest on are compared, from what the reports print of each", () => {
      const [past, now] = [rated([1, 3, 3, 3], []), rated([5, 4, 4, 4], [0])];
      expect(now.skills[0]?.cells.peer).toMatchObject({ questions: { used: 3, asked: 4 } });
      expect(compareReports(past, now, everyone).rows[0]?.changes.peer).toMatchObject({
        past: { form: "value", value: 3, n: 5 },
        now: { form: "value", value: 4, n: 5 },
        change: { form: "value", value: 1 },
        questions: { used: 3, asked: 4 },
      });
    });

    test("none is compared where fewer than three are common", () => {
      const [past, now] = [rated([3, 3, 3, 3], [0]), rated([4, 4, 4, 4], [1])];
      expect(compareReports(past, now, everyone).rows).toEqual([]);
    });
  });
});

test("a group that both reports show and that may not be compared is named, and nothing of it is said", () => {
  const past = { self: 3, manager: 3, peers: many(3, 5) };
  const now = { self: 3, manager: 4, peers: many(4, 6) };
  const one = since(past, now, ["manager"]);
  expect(one.withheld).toEqual(["peer"]);
  expect(Object.keys(firstRow(one) ?? {})).toEqual(["self", "manager"]);
  expect(since({ peers: many(3, 2) }, now, ["manager"]).withheld).toEqual([]);
  // Nor is a group of which no figure is shown, since too few observed each question.
  const unobserved = report(now);
  const masked = { form: "masked", reason: "not_enough_answers" } as const;
  const items = unobserved.items.map((item) => ({
    ...item,
    cells: item.cells && { ...item.cells, peer: masked },
  }));
  expect(compareReports(report(past), { ...unobserved, items }, ["manager"]).withheld).toEqual([]);
});

/** The mean over some questions of what a group answered to each; null where it left one out. */
test("a skill of two questions has no mean: they are compared by themselves", () => {
  const questionnaire = buildQuestionnaireOfSkills({ listening: 2 });
  const { rows } = since({ questionnaire, peers: many(3, 6) }, { questionnaire, peers: many(4, 6) });
  expect(rows.map(({ kind, changes }) => [kind, changes.peer?.change])).toEqual(
    Array.from({ length: 2 }, () => ["question", { form: "value", value: 1 }]),
  );
});

function computeTrueMean(
  responses: readonly Response[],
  role: Response["role"],
  positions: readonly number[],
) {
  const means = positions.flatMap((position) => {
    const scores = responses.flatMap((each) => (each.role === role ? each.scores[position] || [] : []));
    return scores.length > 0 ? [scores.reduce((sum, score) => sum + score, 0) / scores.length] : [];
  });
  if (means.length < positions.length) return null;
  return means.reduce((sum, mean) => sum + mean, 0) / means.length;
}

test("whatever was answered, the change lies where it is said to lie, and its direction is true", () => {
  const counts = { said: 0, claimed: 0 };
  // A printed number counts as exact in what it feeds: each of the two may be rounded by half a tenth.
  const rounding = 0.1 + 1e-9;
  const [before, after] = [anyResponses, anyResponses];
  fc.assert(
    fc.property(before, after, fc.constantFrom(null, 0.4, 0.8), (earlier, later, pooledSd) => {
      const make = (responses: Response[]) =>
        computeReport(mixedQuestionnaire, responses, { policy: sd(pooledSd) });
      const [past, now] = [make(earlier), make(later)];
      for (const { id, changes } of compareReports(past, now, everyone).rows)
        for (const role of everyone) {
          const one = changes[role];
          const [{ positions, cells } = past.values!] = past.skills.filter((skill) => skill.id === id);
          const cell = cells[role];
          if (
            !one ||
            one.questions ||
            !cell ||
            cell.form === "masked" ||
            cell.questions.used < cell.questions.asked
          )
            continue;
          const rated = positions.filter((position) => past.items[position]?.type === "star_rating");
          const truth = computeTrueMean(later, role, rated)! - computeTrueMean(earlier, role, rated)!;
          const { change } = one;
          const [from, to] =
            change.form === "value" ? [change.value, change.value] : [change.from, change.to];
          expect(truth).toBeGreaterThanOrEqual(from - rounding);
          expect(truth).toBeLessThanOrEqual(to + rounding);
          if (one.state === "higher") expect(truth).toBeGreaterThan(0.4);
          if (one.state === "lower") expect(truth).toBeLessThan(-0.4);
          counts.said += 1;
          if (one.state === "higher" || one.state === "lower") counts.claimed += 1;
        }
    }),
    { numRuns: 150 },
  );
  expect(counts.said).toBeGreaterThan(50);
  expect(counts.claimed).toBeGreaterThan(5);
});
