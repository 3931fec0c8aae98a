import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Response, Snapshot } from "../contract.ts";
import {
  anyResponse,
  anyResponses,
  mixedQuestionnaire,
  buildQuestionnaire,
  buildQuestionnaireOfSkills,
  computeReport,
  response,
  buildResponses,
} from "../testing/build.ts";
import { createPolicy } from "./policy.ts";
import { engineVersion, computeSnapshot } from "./computeSnapshot.ts";

const listening = buildQuestionnaireOfSkills({ listening: 3 });
const [self, manager] = [response("subject", [4, 4, 5]), response("manager", [3, 4, 4])];
const peers = (count: number) =>
  buildResponses(
    "peer",
    Array.from({ length: count }, () => [3, 4, 4]),
  );

describe("a report", () => {
  test("holds what its readers need, in the shape of the contract", () => {
    const report = computeReport(listening, [self, manager, ...peers(5)], {
      invited: { peer: 6 },
      policy: createPolicy({ pooledSd: 0.3 }),
    });
    expect(Snapshot.parse(report)).toEqual(report);
    expect(report).toMatchObject({
      engineVersion,
      scale: "frequency",
      participation: { invited: 8, answered: 7 },
      groups: [
        { group: "self", invited: 1, answered: 1, shown: true },
        { group: "manager", invited: 1, answered: 1, shown: true },
        { group: "peer", invited: 6, answered: 5, shown: true },
      ],
      values: null,
      objectives: null,
    });
    expect(report.skills).toMatchObject([
      {
        id: "listening",
        positions: [0, 1, 2],
        cells: {
          self: { value: 4.3, n: 1 },
          manager: { value: 3.7, n: 1 },
          peer: { value: 3.7, n: 5 },
          direct_report: null,
        },
        others: { value: 3.7, n: 6 },
        othersOf: ["manager", "peer"],
        gap: { value: -0.6 },
        state: "notable",
        tag: "blind_spot",
      },
    ]);
    expect(report.highlights).toEqual([{ kind: "blind_spot", skillId: "listening", quote: null }]);
    expect(report.policy.pooledSd).toBe(0.3);
  });

  test("counts per question: five colleagues of whom three did not observe leave two", () => {
    const rows = [
      [0, 4, 4],
      [0, 4, 4],
      [0, 4, 4],
      [5, 4, 4],
      [5, 4, 4],
    ];
    const report = computeReport(listening, [self, ...buildResponses("peer", rows)]);
    const forms = report.items.map(({ cells }) => cells?.peer?.form);
    expect(forms).toEqual(["masked", "value", "value"]);
    expect(report.skills[0]?.cells.peer?.form).toBe("masked");
    expect(report.skills[0]?.others).toBeNull();
  });

  test("shows a skill as an interval and its questions as bands at three answers", () => {
    const report = computeReport(listening, [self, ...peers(3)]);
    expect(report.items.map(({ cells }) => cells?.peer)).toEqual([
      { form: "band", from: 3, to: 4 },
      { form: "band", from: 4, to: 5 },
      { form: "band", from: 4, to: 5 },
    ]);
    expect(report.items.every(({ others, gap }) => others === null && gap === null)).toBe(true);
    // 3 to 4, 4 to 5 and 4 to 5; the half point that holds 3.7 would narrow the first.
    const interval = { form: "interval", from: 3.6, to: 4.7, n: 3 };
    expect(report.skills[0]).toMatchObject({ others: interval, othersOf: ["peer"] });
    expect(report.items[0]?.gaps.peer).toBeNull();
  });

  test("keeps values and objectives apart, each by its own weights", () => {
    const questionnaire = buildQuestionnaire([
      ...Array.from({ length: 3 }, () => ({ dimension: "value" as const })),
      ...Array.from({ length: 2 }, () => ({ dimension: "objective" as const })),
    ]);
    const report = computeReport(questionnaire, [response("manager", [3, 4, 5, 2, 2])]);
    expect(report.skills).toEqual([]);
    expect(report.values).toMatchObject({ positions: [0, 1, 2], others: { value: 4 } });
    expect(report.objectives).toMatchObject({
      positions: [3, 4],
      cells: { manager: { form: "masked" } },
      others: null,
    });
  });

  test("never takes a choice or true and false for a level", () => {
    const questionnaire = buildQuestionnaire([
      { skill: "listening" },
      { skill: "listening" },
      { skill: "listening", type: "true_false" },
      { skill: "listening", type: "multiple_choice" },
    ]);
    const report = computeReport(questionnaire, [response("manager", [5, 5, 2, 3])]);
    expect(report.skills[0]?.cells.manager).toMatchObject({ form: "masked" });
    expect(report.items.map(({ cells }) => cells === null)).toEqual([false, false, true, true]);
    expect(report.items[2]?.choices.manager).toEqual([
      { value: 1, count: 0 },
      { value: 2, count: 1 },
    ]);
  });

  test("publishes answers to a text and comments apart", () => {
    const questionnaire = buildQuestionnaire([{ type: "text" }, { skill: "listening" }]);
    const given = ["a", "b", "c"].map((text) => response("peer", [null, 3], { 0: text, 1: `sous ${text}` }));
    const [text, rated] = computeReport(questionnaire, given).items;
    expect(text?.answers.peer?.toSorted()).toEqual(["a", "b", "c"]);
    expect(text?.comments.peer).toBeNull();
    expect(rated?.comments.peer?.toSorted()).toEqual(["sous a", "sous b", "sous c"]);
    expect(rated?.answers.peer).toBeNull();
  });

  test("masks a group whole that would isolate somebody beside another report, and pools its comments", () => {
    const given = [3, 4, 5].map((level) => response("peer", [level, level, level], { 0: `a${level}` }));
    const collected = {
      questionnaire: listening,
      responses: given,
      policy: createPolicy(),
      random: () => 0.5,
    };
    const invited = { subject: 0, manager: 0, peer: 3, direct_report: 0 };
    const report = computeSnapshot({ ...collected, invited, isolating: ["peer"] });
    expect(report.groups).toEqual([{ group: "peer", invited: 3, answered: null, shown: false }]);
    expect(report.items.map(({ cells }) => cells?.peer?.form)).toEqual(["masked", "masked", "masked"]);
    expect(report.skills[0]?.cells.peer?.form).toBe("masked");
    expect(report.items.map(({ comments }) => comments.peer)).toEqual([null, null, null]);
    expect(report.comments.peer?.toSorted()).toEqual(["a3", "a4", "a5"]);
  });

  test("gives the same report whichever rule hides a group that has written nothing", () => {
    const collected = { questionnaire: listening, policy: createPolicy(), random: () => 0.5 };
    const invited = { subject: 1, manager: 0, peer: 4, direct_report: 0 };
    const compute = (count: number, isolating: readonly "peer"[] = []) =>
      computeSnapshot({ ...collected, responses: [self, ...peers(count)], invited, isolating });
    const few = compute(2);
    expect(few.groups[1]).toEqual({ group: "peer", invited: 4, answered: null, shown: false });
    for (const beside of [compute(3, ["peer"]), compute(4, ["peer"])]) expect(beside).toEqual(few);
  });

  test("refuses more answers than invitations, and answers to other questions", () => {
    expect(() => computeReport(listening, peers(3), { invited: { peer: 2 } })).toThrow(RangeError);
    expect(() => computeReport(listening, [response("peer", [3])])).toThrow(RangeError);
  });
});

describe("whoever answers", () => {
  test.each([
    [{}, null],
    [{ peer: 2 }, null],
    [{ peer: 3 }, 4],
  ])("the total %o never tells how many answered in a masked group", (invited, answered) => {
    const count = "peer" in invited ? invited.peer : 1;
    const report = computeReport(listening, [self, ...peers(count)], { invited });
    expect(report.participation.answered).toBe(answered);
  });

  test("a masked group gives the same report whether 0, 1 or 2 answered, and whatever they said", () => {
    const two = fc.array(anyResponse("direct_report", mixedQuestionnaire), { maxLength: 2 });
    const others = anyResponses.map((all) => all.filter(({ role }) => role !== "direct_report"));
    fc.assert(
      fc.property(others, two, (rest, few) => {
        const invited = { direct_report: 2 };
        expect(computeReport(mixedQuestionnaire, [...rest, ...few], { invited })).toEqual(
          computeReport(mixedQuestionnaire, rest, { invited }),
        );
      }),
    );
  });

  test("the order of the responses has no consequence but for shuffled texts", () => {
    const withoutTexts = anyResponses.map((all) => all.map((each): Response => ({ ...each, texts: {} })));
    fc.assert(
      fc.property(withoutTexts, (responses) => {
        expect(computeReport(mixedQuestionnaire, responses.toReversed())).toEqual(
          computeReport(mixedQuestionnaire, responses),
        );
      }),
    );
  });
});
